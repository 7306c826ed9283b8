package planner

import "somo/app/regexp"

var (
	// ofRunning is a rule that nobody runs, whatever its reason is.
	ofRunning = regexp.MustCompile(`(?i)\b(?:no running|(?:not|never|nobody|no one) (?:may |must |should |has to )?(?:runs?|jumps?))\b`)
	// ofMarks is a rule on the marks of learners, which is for the teacher and stands on no board.
	ofMarks = regexp.MustCompile(`(?i)\b(?:compar\w*|rank\w*|read(?:ing)? out|publish\w*|show\w*|display\w*)\b[^.;]*\b(?:marks|scores|results|grades|positions)\b`)
)

// ofDance is a rule about what people may do at all, and not about noise.
var ofDance = regexp.MustCompile(`(?i)\b(?:religio\w*|faith|church|mosque|muslim|christian|haram|allowed)\b`)
