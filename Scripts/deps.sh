#!/usr/bin/env bash
# Installs what the package is built on: C libraries by their Debian names, then fonts and symbols into Assets/.
# Does nothing where all is there. Says in one sentence what is missing where it cannot install it.
set -euo pipefail
cd "$(dirname "$0")/.."

# A package, and what shows that it is there: a pkg-config module, a command, or a Python module. The C libraries are
# those Package.swift has doors to.
wanted="
pkg-config    command pkg-config
$(sed -nE 's/^ *door\(.*pkgConfig: "([^"]+)", debian: "([^"]+)".*/\2 module \1/p' Package.swift)
librsvg2-bin  command rsvg-convert
python3       command python3
python3-pip   python  pip
"

present() {
  case $1 in
    command) command -v "$2" >/dev/null 2>&1 ;;
    module) pkg-config --exists "$2" 2>/dev/null ;;
    python) python3 -m "$2" --version >/dev/null 2>&1 ;;
  esac
}

missing=()
look() {
  missing=()
  while read -r package kind name; do
    [ -z "$package" ] || present "$kind" "$name" || missing+=("$package")
  done <<<"$wanted"
}

stop() { echo "deps: $*" >&2; exit 69; }

command -v swift >/dev/null 2>&1 || echo "deps: swift is not on the path; building needs Swift 6.2 or newer from swift.org" >&2

look
if [ ${#missing[@]} -gt 0 ]; then
  names="${missing[*]}"
  command -v apt-get >/dev/null 2>&1 || stop "these are missing, and there is no apt-get to install them: $names"
  if [ "$(id -u)" = 0 ]; then
    root=()
  elif command -v sudo >/dev/null 2>&1 && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
    root=(sudo)
  else
    stop "these are missing, and installing them needs root: apt-get install $names"
  fi
  echo "deps: installing $names"
  install=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}")
  "${install[@]}" >/dev/null 2>&1 || { "${root[@]}" apt-get update -qq && "${install[@]}" >/dev/null; } \
    || stop "apt-get could not install: $names"
  look
  [ ${#missing[@]} = 0 ] || stop "still missing after installing: ${missing[*]}"
fi

python3 Sources/ArcCommands/Resources/assets.py Assets
