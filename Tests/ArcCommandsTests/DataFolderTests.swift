// The two floors that know where a person's data lies agree.

import ArcFoundation
import ArcHabits
import Testing

@Suite("A person's data folder")
struct DataFolderTests {
  @Test(
    "Habits and everything else of a person lie in one folder",
    arguments: [
      (["XDG_DATA_HOME": "/data", "HOME": "/home/ada"], "/data/arcflow"),
      (["XDG_DATA_HOME": "data", "HOME": "/home/ada"], "/home/ada/.local/share/arcflow"),
      (["HOME": "/home/ada"], "/home/ada/.local/share/arcflow"),
    ])
  func folder(_ environment: [String: String], _ path: String) {
    #expect(Ambient.dataFolder(environment) == path)
    #expect(DataFolder.path(environment) == path)
  }
}
