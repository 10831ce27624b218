// Medians of interleaved runs, in this process and of whole processes.

import Foundation

/// Microseconds of each thing measured, by name.
struct Samples {
  private(set) var byName: [(name: String, times: [Double])] = []

  mutating func add(_ name: String, _ microseconds: Double) {
    if let index = byName.firstIndex(where: { $0.name == name }) {
      byName[index].times.append(microseconds)
    } else {
      byName.append((name, [microseconds]))
    }
  }

  /// The median of one thing, in microseconds.
  func median(_ name: String) -> Double {
    let times = (byName.first { $0.name == name }?.times ?? [.nan]).sorted()
    return times[times.count / 2]
  }
}

private let clock = ContinuousClock()

/// How long `work` takes, in microseconds.
func microseconds(_ work: () throws -> Void) rethrows -> Double {
  let time = try clock.measure(work)
  return Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
}

/// How long `work` takes, in microseconds.
func microseconds(_ work: () async throws -> Void) async rethrows -> Double {
  let start = clock.now
  try await work()
  let time = clock.now - start
  return Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
}

/// A program that did not do what it was started for.
struct ProgramFailed: Error, CustomStringConvertible {
  let description: String
}

/// From the start of a program to its end, in microseconds; what it prints is dropped, and its complaints where it is not `heard`.
func processTime(_ words: [String], environment: [String: String] = [:], heard: Bool = true) throws -> Double {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  if !heard { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
  var arguments = words.map { strdup($0) } + [nil]
  var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for pointer in arguments + variables { free(pointer) } }
  var process = pid_t()
  var status: Int32 = 0
  let time = microseconds {
    if posix_spawn(&process, words[0], &actions, nil, &arguments, &variables) == 0 { waitpid(process, &status, 0) } else { status = -1 }
  }
  guard status == 0 else { throw ProgramFailed(description: "\(words.joined(separator: " ")) ended with status \(status)") }
  return time
}

/// What a program prints, as numbers.
func numbers(from words: [String]) throws -> [Double] {
  let process = Process()
  process.executableURL = URL(filePath: words[0])
  process.arguments = Array(words.dropFirst())
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  guard process.terminationStatus == 0, !numbers.isEmpty else {
    throw ProgramFailed(description: "\(words.joined(separator: " ")) ended with status \(process.terminationStatus)")
  }
  return numbers
}
