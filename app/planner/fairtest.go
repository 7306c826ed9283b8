package planner

import "somo/app/regexp"

// readOff is what is read off or counted in an experiment: a list that is sorted or a model that is laid is none.
var readOff = regexp.MustCompile(`(?i)\b(?:mm|cm|metres?|ml|litres?|grams?|g|kg|seconds?|minutes?|time|hours?|days|°C|temperature|degrees|height|length|depth|distance|mass|weight|volume|drops|number of (?:drops|clips|pins|seeds|bubbles|swings|turns|strokes|leaves|beats|breaths|germinated)|how (?:long|far|high|much|many|fast)|angle|speed|force|current|brightness|colour|pulse|rate|level|rise|fall|amount|bubbles|beats|breaths|swings)\b`)
