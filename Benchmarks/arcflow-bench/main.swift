// Ratios to small C programs, measured side by side: `make bench` runs it from the checkout.

import ArcHabits
import Foundation

setvbuf(stdout, nil, _IOLBF, 0)
let checkout = FileManager.default.currentDirectoryPath
let bin = checkout + "/Benchmarks/bin"
let arcflow = checkout + "/.build/release/arcflow"
let fonts = checkout + "/Assets/fonts"
let folder = checkout + "/out/bench"
try? FileManager.default.removeItem(atPath: folder)
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

func milliseconds(_ value: Double) -> String {
  let thousandths = Int(value.rounded())
  let rest = String(thousandths % 1000)
  return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) ms"
}

func ratio(_ ours: Double, _ theirs: Double) -> String {
  let hundredths = Int((ours / theirs * 100).rounded())
  let rest = String(hundredths % 100)
  return "\(hundredths / 100).\(rest.count < 2 ? "0" : "")\(rest)×"
}

func report(_ what: String, _ ours: Double, _ yardstick: String, _ theirs: Double, aim: String) {
  print("\(ratio(ours, theirs))  \(what) (\(milliseconds(ours))) against \(yardstick) (\(milliseconds(theirs))); aim \(aim)")
}

var samples = Samples()

for _ in 0..<5 {
  samples.add("append", try numbers(from: [bin + "/commit", "append", folder + "/append", "200"])[0])
  samples.add("commit", try await commitTime(in: folder, rounds: 200))
}
report("commit of one completion", samples.median("commit"), "a bare append with fdatasync", samples.median("append"), aim: "1.5×")

let store = folder + "/done.sqlite"
_ = try processTime([arcflow, "habit", "add", "Water", "--store", store])
for round in 0..<41 {
  let day = CalendarDay(20_000 + round).description
  samples.add("insert", try processTime([bin + "/commit", "insert", folder + "/insert.sqlite", day]))
  samples.add("done", try processTime([arcflow, "done", "water", "--on", day, "--store", store]))
}
report("a whole `arcflow done`", samples.median("done"), "a C process that inserts one row", samples.median("insert"), aim: "none set")

let decade = tenYears()
for _ in 0..<21 { samples.add("streaks", streakTime(of: decade)) }
print("\(milliseconds(samples.median("streaks")))  streaks of 50 habits × 10 years from rows in memory; aim 5 ms")
