#!/usr/bin/env bash
# Draws the sample habits in every family into out/, as PNG and SVG: Scripts/demo.sh ARCFLOW
set -euo pipefail
cd "$(dirname "$0")/.."
arcflow=$1
mkdir -p out
rm -f out/demo.sqlite out/demo.sqlite-wal out/demo.sqlite-shm
export ARCFLOW_STORE=out/demo.sqlite
"$arcflow" import Examples/habits.json
at=(--at 2026-03-20T12:40:00+01:00 --zone Europe/Berlin)
"$arcflow" status "${at[@]}"
for format in png svg; do
  for family in small circular rectangular standby; do
    "$arcflow" render "$family" "${at[@]}" -o "out/$family.$format"
  done
done
"$arcflow" render standby "${at[@]}" --night -o out/standby-night.png
"$arcflow" render small "${at[@]}" --scheme dark -o out/small-dark.png
echo "four widgets are in out/: small, circular, rectangular and standby, each as .png and .svg"
