// Sending the noted steps: counting symbols, making codes, writing bits.

extension FlatDeflate {
  mutating func send(isLast: Bool) {
    count()
    let codes = BlockCodes(
      literals: [UInt32](UnsafeBufferPointer(start: literalCounts, count: 286)),
      distances: [UInt32](UnsafeBufferPointer(start: distanceCounts, count: 30)))
    codes.writeHeader(to: &out, isLast: isLast)
    let symbols = MatchSymbols.shared
    // One table holds a symbol's code and its length: for literals, for whole match lengths with their extra bits, for distances.
    let literal = codes.literals.entries
    let lengths = (0..<259).map { length -> UInt32 in
      guard length >= 3 else { return 0 }
      let symbol = 257 + Int(symbols.lengthSymbols[length])
      let bits = UInt32(codes.literals.lengths[symbol])
      let value = UInt32(codes.literals.codes[symbol]) | UInt32(symbols.lengthExtras[length]) << bits
      return value << 8 | (bits + UInt32(symbols.lengthExtraCounts[length]))
    }
    let distance = codes.distances.entries
    literal.withUnsafeBufferPointer { literal in
      lengths.withUnsafeBufferPointer { lengths in
        distance.withUnsafeBufferPointer { distance in
          symbols.distanceSymbols.withUnsafeBufferPointer { distanceSymbols in
            MatchSymbols.distanceBases.withUnsafeBufferPointer { bases in
              sendSteps(literal: literal, lengths: lengths, distance: distance, distanceSymbols: distanceSymbols, bases: bases)
            }
          }
        }
      }
    }
    out.add(UInt64(codes.literals.codes[256]), UInt64(codes.literals.lengths[256]))
    out.reserve(16)
    out.flush()
    literalCounts.update(repeating: 0, count: 288)
    distanceCounts.update(repeating: 0, count: 32)
    stepCount = 0
  }

  private mutating func sendSteps(
    literal: UnsafeBufferPointer<UInt32>, lengths: UnsafeBufferPointer<UInt32>, distance: UnsafeBufferPointer<UInt32>,
    distanceSymbols: UnsafeBufferPointer<UInt8>, bases: UnsafeBufferPointer<UInt32>
  ) {
    var position = sentBytes
    for i in 0..<stepCount {
      let step = steps[i]
      if step & Step.match != 0 {
        let length = Int(step &>> 15 & 0xffff)
        let back = step & 0x7fff
        let symbol = Int(distanceSymbols[back < 256 ? Int(back) : 256 &+ Int(back &>> 7)])
        let (l, d) = (lengths[length &+ 3], distance[symbol])
        out.reserve(8)
        out.add(UInt64(l &>> 8), UInt64(l & 255))
        out.add(UInt64(d &>> 8), UInt64(d & 255))
        out.add(UInt64(back &+ 1 &- bases[symbol]), UInt64(symbol < 4 ? 0 : symbol / 2 - 1))
        out.flush()
        position &+= length &+ 3
      } else if step == Step.filterByte {
        out.reserve(8)
        out.add(UInt64(literal[0] &>> 8), UInt64(literal[0] & 255))
        out.flush()
        position &+= 1
      } else {
        let (row, offset) = position.quotientAndRemainder(dividingBy: rowBytes)
        let start = pixels + (row * width + (offset - 1) / pixelBytes)
        let count = Int(step)
        out.reserve(count * 8)
        for k in 0..<count {
          let pixel = start[k]
          let (r, g, b) = (literal[Int(pixel &>> 16 & 255)], literal[Int(pixel &>> 8 & 255)], literal[Int(pixel & 255)])
          out.add(UInt64(r &>> 8), UInt64(r & 255))
          out.add(UInt64(g &>> 8), UInt64(g & 255))
          out.add(UInt64(b &>> 8), UInt64(b & 255))
          if pixelBytes == 4 {
            out.flush()
            let a = literal[Int(pixel &>> 24)]
            out.add(UInt64(a &>> 8), UInt64(a & 255))
          }
          out.flush()
        }
        position &+= count &* pixelBytes
      }
    }
    sentBytes = position
  }

  /// How often each symbol will be sent.
  private mutating func count() {
    let symbols = MatchSymbols.shared
    var position = sentBytes
    symbols.lengthSymbols.withUnsafeBufferPointer { lengthSymbols in
      symbols.distanceSymbols.withUnsafeBufferPointer { distanceSymbols in
        for i in 0..<stepCount {
          let step = steps[i]
          if step & Step.match != 0 {
            let length = Int(step &>> 15 & 0xffff) &+ 3
            let back = Int(step & 0x7fff)
            literalCounts[257 &+ Int(lengthSymbols[length])] &+= 1
            distanceCounts[Int(distanceSymbols[back < 256 ? back : 256 &+ back &>> 7])] &+= 1
            position &+= length
          } else if step == Step.filterByte {
            literalCounts[0] &+= 1
            position &+= 1
          } else {
            let (row, offset) = position.quotientAndRemainder(dividingBy: rowBytes)
            let start = pixels + (row * width + (offset - 1) / pixelBytes)
            for k in 0..<Int(step) {
              let pixel = start[k]
              literalCounts[Int(pixel &>> 16 & 255)] &+= 1
              literalCounts[Int(pixel &>> 8 & 255)] &+= 1
              literalCounts[Int(pixel & 255)] &+= 1
              if pixelBytes == 4 { literalCounts[Int(pixel &>> 24)] &+= 1 }
            }
            position &+= Int(step) &* pixelBytes
          }
        }
      }
    }
    literalCounts[256] = 1
  }
}

extension HuffmanCode {
  /// Each symbol's code above its length in 8 bits.
  fileprivate var entries: [UInt32] { zip(codes, lengths).map { UInt32($0) << 8 | UInt32($1) } }
}
