package planner

import "somo/app/regexp"

// rewordingsOfKit write plainly what a class can get and where it has it: "Can get fresh morogo, salt", "Sand and red soil nearby
// but clay is far", "School garden has maize stubble".
var rewordingsOfKit = []rewording{
	{regexp.MustCompile(`(^|[.;!?] )[Cc]an (get|find|bring|collect|borrow|buy|cut|make) `), "${1}We can $2 "},
	{regexp.MustCompile(`(^|[.;!?] )((?:\p{Lu}?\p{Ll}+ ){0,2}\p{Lu}?\p{Ll}+(?:, (?:\p{Ll}+ )?\p{Ll}+)*,? and (?:\p{Ll}+ )?\p{Ll}+) (?:are )?(?:nearby|at hand|close by|near us)(?:,? but (?:the )?(\p{Ll}+) (?:is|are) (?:too |very )?far)([.;!]|$)`), "${1}We have $2, and only a little $3$4"},
	{regexp.MustCompile(`(^|[.;!?] )(?:(?:The|Our|My) )?[Ss]chool (garden|farm|plot|kitchen|store) has `), "${1}In the school $2 we have "},
}
