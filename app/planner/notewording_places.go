package planner

import "somo/app/regexp"

// rewordingsOfPlaces are short forms of the names of places, of which a part may be another place: "S.Sudan".
var rewordingsOfPlaces = []rewording{
	{regexp.MustCompile(`(?i)\bS(?:[./] ?| )Sudan\b`), "South Sudan"},
	{regexp.MustCompile(`(?i)\bS[./] ?Leone\b`), "Sierra Leone"},
	{regexp.MustCompile(`(?i)\bS[./] ?Africa\b`), "South Africa"},
	{regexp.MustCompile(`(?i)\bD\.? ?R\.? ?(?:of )?(?:C\b\.?|Congo\b)`), "DR Congo"},
	{regexp.MustCompile(`\bR\.?S\.?A\b\.?`), "South Africa"},
	{regexp.MustCompile(`\b(?:TZ|Tz|tz)\b`), "Tanzania"},
	{regexp.MustCompile(`(?i)\bP/Harcourt\b`), "Port Harcourt"},
	{regexp.MustCompile(`(?i)\bJo['’]?burg\b`), "Johannesburg"},
	{regexp.MustCompile(`(?i)\bOuaga\b`), "Ouagadougou"},
	{regexp.MustCompile(`(?i)\bAddis(,| ethiopia|$)`), "Addis Ababa$1"},
}
