#!/usr/bin/env bash
# Builds the C programs and the benchmark, then prints ratios measured side by side in one run.
set -euo pipefail
cd "$(dirname "$0")/.."
bin=Benchmarks/bin
mkdir -p "$bin"
cc -O2 -Wall Benchmarks/standby.c -o "$bin/standby" $(pkg-config --cflags --libs pangocairo pangoft2 fontconfig libdeflate) -lm
cc -O2 -Wall Benchmarks/commit.c -o "$bin/commit" $(pkg-config --cflags --libs sqlite3)
cc -O2 -Wall Benchmarks/encode.c -o "$bin/encode" $(pkg-config --cflags --libs libpng)
swift build -c release --static-swift-stdlib --explicit-target-dependency-import-check error --product arcflow-bench
# On a busy machine a sleeping process waits for a tick of the scheduler; the real-time class does not.
first=()
if command -v chrt >/dev/null 2>&1 && chrt -f 20 true 2>/dev/null; then first=(chrt -f 20); fi
"${first[@]}" .build/release/arcflow-bench
