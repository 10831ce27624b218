#!/usr/bin/env bash
# Puts the profiles of Devices/ together into the file that the tool carries inside itself, one on each line.
set -euo pipefail
cd "$(dirname "$0")/.."
target=Sources/ArcCommands/Resources/devices.jsonl
for file in Devices/*.json; do
  python3 -c 'import json, sys; print(json.dumps(json.load(sys.stdin), ensure_ascii=False, separators=(",", ":")))' <"$file"
done >"$target.new"
if cmp -s "$target.new" "$target"; then rm "$target.new"; else mv "$target.new" "$target"; fi
