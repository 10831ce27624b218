// Where Latin text may be broken: the rules of UAX #14 (Unicode 14) for the characters that Latin text is made of.

/// The line-breaking classes that Latin and common characters have.
private enum LineClass {
  case alphabetic, numeric, space, open, close, parenthesis, quotation, exclamation, infix, slash, hyphen, after, before, bothSides
  case glue, prefix, postfix, inseparable, combining, joiner, object, ideographic
}

/// Line and cluster breaks of text that `LatinShaper.takes`.
func latinBreaks(_ scalars: [UInt32]) -> Breaks {
  let count = scalars.count
  var breaks = Breaks(
    lines: [Bool](repeating: false, count: count + 1), clusters: [Bool](repeating: true, count: count + 1))
  guard count > 0 else { return breaks }
  // LB9, LB10: a combining mark takes the class of what it stands on, else it is alphabetic.
  var classes = scalars.map(lineClass)
  for i in 0..<count where classes[i] == .combining {
    breaks.clusters[i] = i == 0
    classes[i] = i == 0 || classes[i - 1] == .space ? .alphabetic : classes[i - 1]
  }
  var lastSolid: Int?
  for i in 1..<max(count, 1) {
    if classes[i - 1] != .space { lastSolid = i - 1 }
    guard classes[i] != .space, breaks.clusters[i] || classes[i - 1] == .space else { continue }
    guard let solid = lastSolid else {
      breaks.lines[i] = !neverBefore(classes[i])
      continue
    }
    breaks.lines[i] = mayBreak(classes, solid: solid, next: i)
  }
  breaks.lines[count] = true
  return breaks
}

private func neverBefore(_ next: LineClass) -> Bool {
  switch next {
  case .close, .parenthesis, .exclamation, .infix, .slash, .joiner: true
  default: false
  }
}

/// Whether a line may end between the last character that is no space and `next`.
private func mayBreak(_ classes: [LineClass], solid: Int, next: Int) -> Bool {
  let (left, right) = (classes[solid], classes[next])
  if neverBefore(right) { return false }  // LB11, LB13
  if left == .open { return false }  // LB14
  if left == .quotation && right == .open { return false }  // LB15
  if left == .bothSides && right == .bothSides { return false }  // LB17
  if next > solid + 1 { return true }  // LB18
  switch (left, right) {
  case (.joiner, _), (.glue, _): return false  // LB11, LB12
  case (_, .glue): return left == .after || left == .hyphen  // LB12a
  case (.quotation, _), (_, .quotation): return false  // LB19
  case (.object, _), (_, .object): return true  // LB20
  case (_, .after), (_, .hyphen): return false  // LB21
  case (.before, _): return false
  case (_, .inseparable): return false  // LB22
  case (.alphabetic, .numeric), (.numeric, .alphabetic): return false  // LB23
  case (.prefix, .alphabetic), (.postfix, .alphabetic), (.alphabetic, .prefix), (.alphabetic, .postfix): return false  // LB24
  case (.prefix, .ideographic), (.ideographic, .postfix): return false  // LB23a
  case (.numeric, .numeric), (.open, .numeric), (.hyphen, .numeric), (.prefix, .numeric), (.postfix, .numeric): return false  // LB25
  case (.prefix, .open), (.postfix, .open): return !(next + 1 < classes.count && classes[next + 1] == .numeric)
  case (.infix, .numeric), (.slash, .numeric): return !continuesNumber(classes, solid)
  case (.numeric, .postfix), (.numeric, .prefix): return false
  case (.infix, .postfix), (.infix, .prefix), (.slash, .postfix), (.slash, .prefix): return !continuesNumber(classes, solid)
  case (.close, .postfix), (.close, .prefix), (.parenthesis, .postfix), (.parenthesis, .prefix):
    return !(solid > 0 && continuesNumber(classes, solid - 1))
  case (.alphabetic, .alphabetic), (.infix, .alphabetic): return false  // LB28, LB29
  case (.alphabetic, .open), (.numeric, .open), (.parenthesis, .alphabetic), (.parenthesis, .numeric): return false  // LB30
  default: return true  // LB31
  }
}

/// Whether a number with its points and slashes ends at `index`.
private func continuesNumber(_ classes: [LineClass], _ index: Int) -> Bool {
  var index = index
  while index >= 0, classes[index] == .infix || classes[index] == .slash { index -= 1 }
  return index >= 0 && classes[index] == .numeric
}

private func lineClass(_ scalar: UInt32) -> LineClass {
  switch scalar {
  case 0x20: .space
  case 0x30...0x39: .numeric
  case 0x28, 0x5b, 0x7b, 0xa1, 0xbf, 0x201a, 0x201e, 0x2045, 0x207d, 0x208d, 0x2308, 0x230a: .open
  case 0x7d, 0x2046, 0x207e, 0x208e, 0x2309, 0x230b: .close
  case 0x29, 0x5d: .parenthesis
  case 0x22, 0x27, 0xab, 0xbb, 0x2018, 0x2019, 0x201b...0x201d, 0x201f, 0x2039, 0x203a, 0x275b...0x2760: .quotation
  case 0x21, 0x3f: .exclamation
  case 0x2c, 0x2e, 0x3a, 0x3b, 0x37e, 0x589, 0x2044: .infix
  case 0x2f: .slash
  case 0x2d: .hyphen
  case 0x7c, 0x2000...0x2006, 0x2008...0x200a, 0x2010, 0x2012, 0x2013, 0x2027, 0x2056, 0x2058...0x205b, 0x205d...0x205f, 0x1680: .after
  case 0xb4, 0x2c8, 0x2cc, 0x2df: .before
  case 0x2014: .bothSides
  case 0xa0, 0x202f, 0x2007, 0x2011: .glue
  case 0x24, 0x2b, 0x5c, 0xa3...0xa5, 0xb1, 0x2116, 0x2212, 0x2213, 0x20a0...0x20a6, 0x20a8...0x20b5, 0x20b7...0x20ba,
    0x20bc, 0x20bd, 0x20bf:
    .prefix
  case 0x25, 0xa2, 0xb0, 0x2030...0x2037, 0x2057, 0x20a7, 0x20b6, 0x20bb, 0x20be, 0x20c0, 0x2103, 0x2109: .postfix
  case 0x2024...0x2026: .inseparable
  case 0x203c, 0x203d, 0x2047...0x2049: .exclamation
  case 0x300...0x34e, 0x350...0x35b, 0x363...0x36f, 0x1ab0...0x1aff, 0x1dc0...0x1dff, 0x20d0...0x20ff: .combining
  case 0x34f, 0x35c...0x362: .combining
  case StyledText.object: .object
  case 0x2600...0x2603, 0x2614, 0x2615, 0x2618, 0x261a...0x261f, 0x2639...0x263b, 0x2668, 0x267f, 0x3000...0x30ff: .ideographic
  default: .alphabetic
  }
}
