#!/usr/bin/env bash
# Runs every test and closes with one line: how many passed, how many failed.
set -uo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift test --disable-xctest "$@" 2>&1 | tee "$log"
code=${PIPESTATUS[0]}
total=$(sed -nE 's/.*Test run with ([0-9]+) tests?.*/\1/p' "$log" | tail -n 1)
failed=$(grep -E "Test .* failed after" "$log" | grep -vcE "Test (run with|case passing) ")
if [ -z "$total" ]; then
  if grep -q "^Build complete" "$log"; then echo "tests: broken off before the end"; else echo "tests: the package did not build"; fi
elif [ "$code" = 0 ]; then
  echo "$total passed, 0 failed"
else
  echo "$((total - failed)) passed, $failed failed"
fi
exit "$code"
