#!/usr/bin/env bash
# Three laws the compiler does not keep: no module imports what its floor may never see; only the command line and the
# files named Ambient.swift read the machine's clock, zone and locale; and what draws is called through its table of functions.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

shims='SwiftUI|WidgetKit|AppIntents|ActivityKit|Combine|Intents|UIKit|os|OSLog|Charts'
drawing='ArcText|ArcPaint|ArcImages|ArcLayout|ArcRendering'
doors='CCairo|CPango|CHarfBuzz|CSQLite|CPNG|CDeflate|CJPEG|CLog'
habits='ArcHabits|ArcHabitWidgets|HabitTemplates'

# A folder, and the modules nothing in it may import.
never() {
  local hits
  hits=$(grep -rnE --include='*.swift' "^[[:space:]]*(@[_A-Za-z]+(\([a-zA-Z]*\))? +)*((public|package|internal|fileprivate|private) +)?import +((struct|class|enum|protocol|func|typealias|var|let) +)?($2)([. ]|$)" "$1" 2>/dev/null) \
    && { printf '%s\n' "$hits"; echo "floors: $1 may not import these (design: who may import whom)"; failed=1; }
}

never Sources/ArcGraphics "Foundation.*|Arc.*|$shims|$doors"
never Sources/ArcFoundation "Arc.*|$shims|$doors"
never Sources/ArcCombine "Arc.*|$shims|$doors"
never Sources/ArcHabits "ArcGraphics|ArcCombine|ArcViews|ArcIntents|ArcWidgets|$drawing|$shims|CCairo|CPango|CHarfBuzz|CPNG"
never Sources/ArcViews "$habits|ArcIntents|ArcWidgets|$drawing|$shims|$doors"
never Sources/ArcIntents "$habits|ArcWidgets|$drawing|$shims|$doors"
never Sources/ArcText "$habits|ArcViews|ArcIntents|ArcWidgets|ArcPaint|ArcLayout|ArcRendering|$shims|CCairo"
never Sources/ArcPaint "Foundation.*|$habits|ArcViews|ArcIntents|ArcWidgets|ArcText|ArcLayout|ArcRendering|$shims|CPango|CHarfBuzz"
never Sources/ArcImages "Foundation.*|$habits|ArcViews|ArcIntents|ArcWidgets|ArcText|ArcLayout|ArcRendering|$shims|CCairo|CPango"
never Sources/ArcLayout "$habits|ArcIntents|ArcWidgets|ArcText|ArcPaint|ArcRendering|$shims|$doors"
never Sources/ArcWidgets "$habits|$drawing|$shims|$doors"
never Sources/ArcRendering "$habits|$shims"
for shim in SwiftUI WidgetKit AppIntents; do never "Sources/$shim" "$habits|$doors"; done
for shim in ActivityKit Combine Intents UIKit os OSLog; do never "Sources/$shim" "$habits|$drawing|SwiftUI|WidgetKit|AppIntents|$doors"; done
never Sources/Charts "$habits|ArcIntents|ArcWidgets|$drawing|$doors"
never Sources/ArcHabitWidgets "HabitTemplates|$drawing|$doors"
never Sources/ArcGolden "$habits|$doors"
never Sources/ArcCommands "$doors"
never Templates "Arc(Graphics|Foundation|Habits|Views|Intents|Widgets)|$drawing|ArcGolden|ArcCommands|$doors"

ambient='\b(Date\(\)|Date\.now\b|(Calendar|TimeZone|Locale)\.(current|autoupdatingCurrent)\b|TimeZone\.system\b)'
hits=$(grep -rnE --include='*.swift' "$ambient" Sources Templates 2>/dev/null \
  | grep -vE '^Sources/(ArcCommands/|(ArcHabits|ArcRendering|Combine)/Ambient\.swift:)' | grep -vE '^[^:]+:[0-9]+:[[:space:]]*//')
if [ -n "$hits" ]; then
  printf '%s\n' "$hits"
  echo "floors: the machine's clock, zone and locale are read in ArcCommands and the files named Ambient.swift alone"
  failed=1
fi

# Called by their own names, these libraries would be loaded at the start of every program.
hits=$(grep -rnE --include='*.swift' '(^|[^._[:alnum:]])((hb|cairo|pango|g)_[a-z0-9_]+|Fc[A-Z][A-Za-z]+)\(' Sources/ArcText Sources/ArcPaint \
  | grep -vE '_t\(|_load\(|^[^:]+:[0-9]+:[[:space:]]*//')
if [ -n "$hits" ]; then
  printf '%s\n' "$hits"
  echo "floors: Cairo, Pango and HarfBuzz are called through 'cairo', 'pango' and 'harfbuzz' (Sources/C…/shim.h lists the functions)"
  failed=1
fi
exit $failed
