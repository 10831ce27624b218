// The compiler's helper for `#Preview`, `@Previewable` and `@Entry`: reads requests from standard input, answers on standard output, until the input ends.

import Foundation

PluginConversation(input: .standardInput, output: .standardOutput).run()
