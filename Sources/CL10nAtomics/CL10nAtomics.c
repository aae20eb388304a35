// All is inline, but a build system may want an object of every target (`--build-system swiftbuild` links one).
#include "CL10nAtomics.h"
