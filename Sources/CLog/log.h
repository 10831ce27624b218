// Nothing: the module os is written in Swift. This is here so that `import os.log` and its kin find it.
