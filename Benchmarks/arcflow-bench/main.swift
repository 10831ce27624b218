// Ratios to small C programs, measured side by side: `make bench` runs it from the checkout.

import ArcHabits
import ArcGraphics
import ArcImages
import Foundation

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
  fflush(nil)
}

var samples = Samples()

for _ in 0..<5 {
  samples.add("append", try numbers(from: [bin + "/commit", "append", folder + "/append", "200"])[0])
  samples.add("commit", try await commitTime(in: folder, rounds: 200))
}
report("commit of one completion", samples.median("commit"), "a bare append with fdatasync", samples.median("append"), aim: "1.3×")

let store = folder + "/done.sqlite"
_ = try processTime([arcflow, "habit", "add", "Water", "--store", store])
for round in 0..<41 {
  let day = CalendarDay(20_000 + round).description
  samples.add("insert", try processTime([bin + "/commit", "insert", folder + "/insert.sqlite", day]))
  samples.add("done", try processTime([arcflow, "done", "water", "--on", day, "--store", store]))
}
report("a whole `arcflow done`", samples.median("done"), "a C process that inserts one row", samples.median("insert"), aim: "6×")

let decade = tenYears()
for _ in 0..<21 { samples.add("streaks", streakTime(of: decade)) }
print("\(milliseconds(samples.median("streaks")))  streaks of 50 habits × 10 years from rows in memory; aim 3 ms")

let rows = folder + "/rows.json"
try manyRows(habits: 40, days: 2500).write(toFile: rows, atomically: true, encoding: .utf8)
for round in 0..<5 { samples.add("import", try processTime([arcflow, "import", rows, "--store", folder + "/import-\(round).sqlite"])) }
print("\(milliseconds(samples.median("import")))  a whole `arcflow import` of 100,000 rows; aim 1000 ms")

var frames: [FrameTimes] = []
for _ in 0..<5 {
  let theirs = try numbers(from: [bin + "/standby", "warm", fonts, "2", "60"])
  samples.add("C painting", theirs[0])
  samples.add("C encoding", theirs[1])
  frames.append(try frameTimes(assets: checkout + "/Assets", frames: 60))
}
for frame in frames {
  samples.add("settling", frame.settling)
  samples.add("painting", frame.painting)
  samples.add("encoding", frame.encoding)
}
report(
  "warm StandBy painting", samples.median("painting"), "C with Cairo and kept Pango layouts", samples.median("C painting"), aim: "1.0×")
report("its encoding", samples.median("encoding"), "libdeflate level 1, no filter", samples.median("C encoding"), aim: "none set")
report("resolving, placing and emitting it", samples.median("settling"), "painting it", samples.median("painting"), aim: "1.0×")

let demo = folder + "/demo.sqlite"
_ = try processTime([arcflow, "import", "Examples/habits.json", "--store", demo])
let words = ["--store", demo, "--at", "2026-03-20T12:40:00+01:00"]
for round in 0..<31 {
  let target = folder + "/cold-\(round)"
  samples.add("C cold", try processTime([bin + "/standby", "cold", fonts, "2", target + "-c.png"]))
  samples.add("C cairo", try processTime([bin + "/standby", "cairo", fonts, "2", target + "-cairo.png"]))
  samples.add("cold", try processTime([arcflow, "render", "standby", "-o", target + ".png"] + words))
  samples.add("cold small", try processTime([arcflow, "render", "small", "-o", target + "-small.png"] + words))
}
report("a cold `arcflow render standby`", samples.median("cold"), "the C program cold", samples.median("C cold"), aim: "2×")
report("the same", samples.median("cold"), "the C program with Cairo's own PNG writer", samples.median("C cairo"), aim: "none set")
print("\(milliseconds(samples.median("cold small")))  a cold `arcflow render small`; aim none set")

for (name, picture) in try familyPictures(assets: checkout + "/Assets") {
  let file = folder + "/" + name + ".rgb"
  try rgb(picture).write(to: URL(filePath: file))
  var bytes = (ours: 0, theirs: 0)
  for _ in 0..<5 {
    let theirs = try numbers(from: [bin + "/encode", file, "\(picture.width)", "\(picture.height)", "11"])
    let ours = encodeTime(of: picture, rounds: 21)
    samples.add("libpng \(name)", theirs[0])
    samples.add("encode \(name)", ours.time)
    bytes = (ours.bytes, Int(theirs[1]))
  }
  let (ours, theirs) = (samples.median("encode \(name)"), samples.median("libpng \(name)"))
  print(
    "\(ratio(theirs, ours))  as fast as libpng's default for \(name) (\(milliseconds(ours)) against \(milliseconds(theirs))), "
      + "\(ratio(Double(bytes.ours), Double(bytes.theirs))) its bytes; aim 12× and 0.92×")
}

let panel = try JSONDecoder().decode(DeviceProfile.self, from: Data(contentsOf: URL(filePath: checkout + "/Devices/trmnl-og.json")))
let pillow = ["/usr/bin/env", ProcessInfo.processInfo.environment["PYTHON"] ?? "python3", "Benchmarks/panel.py", fonts + "/Inter.ttf"]
for _ in 0..<5 {
  samples.add("panel", try panelTime(assets: checkout + "/Assets", profile: panel, frames: 60).time)
  if let theirs = try? numbers(from: pillow + ["60"]) { samples.add("Pillow", theirs[0]) }
}
let panelMedian = samples.median("panel")
if samples.byName.contains(where: { $0.name == "Pillow" }) {
  report("a warm StandBy as a 1-bit PNG", panelMedian, "Pillow drawing and writing the like", samples.median("Pillow"), aim: "1.0×")
} else {
  print("\(milliseconds(panelMedian))  a warm StandBy as a 1-bit PNG; python3 has no Pillow to compare with ($PYTHON names one that has)")
}

for round in 0..<21 {
  let target = folder + "/panel-\(round).png"
  samples.add("cold panel", try processTime([arcflow, "render", "standby", "--device", "trmnl-og", "-o", target] + words))
}
let browsers = ["chromium", "chromium-browser", "google-chrome"].map { "/usr/bin/" + $0 }
if let browser = browsers.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) {
  for round in 0..<5 {
    samples.add(
      "browser",
      try processTime(
        [
          browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=800,480",
          "--screenshot=\(folder)/browser-\(round).png", "file://\(checkout)/Benchmarks/panel.html",
        ], heard: false))
  }
  report(
    "a cold `arcflow render standby --device trmnl-og`", samples.median("cold panel"), "headless Chromium's screenshot of such a page",
    samples.median("browser"), aim: "none set")
} else {
  print(
    "\(milliseconds(samples.median("cold panel")))  a cold `arcflow render standby --device trmnl-og`; no Chromium is installed to compare with"
  )
}
