// The arcflow tool.

import ArcCommands

#if canImport(Glibc)
import Glibc
#endif

ArcFlowTool.quiet()
exit(await ArcFlowTool().run(Array(CommandLine.arguments.dropFirst())))
