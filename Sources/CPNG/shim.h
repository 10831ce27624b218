// The door to png.
#pragma once
#include <png.h>
