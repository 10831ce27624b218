// The arcflow tool.

import ArcCommands

#if canImport(Glibc)
import Glibc
#endif

exit(await ArcFlowTool().run(Array(CommandLine.arguments.dropFirst())))
