// The door to deflate.
#pragma once
#include <libdeflate.h>
