// The door to cairo.
#pragma once
#include <cairo/cairo.h>
