package planner

import "somo/app/regexp"

// dropsIn are small things that float or sink.
var dropsIn = regexp.MustCompile(`(?i)\b(?:eggs?|nails?|wood|corks?|coins?|leaves|lids?|bottle tops|limes?|lemons?|oranges?|potato(?:es)?|tomato(?:es)?|candles?|soap|buttons?|keys?|spoons?|shells?|pebbles|plastic)$`)

// inSinking finds the work in which things float or sink.
func inSinking(c *composer) string {
	if c.card.Subject != "physics" && c.card.Subject != "elementary-science" {
		return ""
	}
	return whereThings("float")(c)
}
