package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// copied is the beginning of what a step has written, without what it tells learners to do with it. A list stands there as a
// whole or not at all.
func copied(text string) string {
	var kept []string
	cut := "" // what there was no room for
	for _, part := range lesson.Sentences(text) {
		if len(kept) > 0 && (worker.MatchString(part) || strings.HasSuffix(part, "?")) {
			break
		}
		if wordsIn(strings.Join(kept, " "))+wordsIn(part) > longestOnBoard {
			if cut = part; len(kept) == 0 {
				return sentence(strings.TrimRight(beginning(part), ",;: "))
			}
			break
		}
		kept = append(kept, part)
	}
	if cut != "" && listedLine.MatchString(cut) {
		if at := slices.IndexFunc(kept, listedLine.MatchString); at > 0 { // behind what the list is about
			kept = kept[:at]
		}
	}
	if last := len(kept) - 1; last > 0 && opensList.MatchString(kept[last]) {
		kept = kept[:last] // what it numbers is asked, not written
	}
	line := strings.Join(kept, " ")
	if cut != "" && numberedList.MatchString(line) {
		return ""
	}
	return sentence(strings.TrimRight(line, ",;: "))
}

var (
	// listedLine is one of several things in a list: "Fish: fins, gills.", "2 Count the atoms.", "Left (debit): money in."
	listedLine = regexp.MustCompile(`^(?:\d{1,2}[.)]? |\p{Lu}[\pL-]*(?: \([^)]*\)| \pL+)?(?::| =) )`)
	// opensList is a sentence that ends with the number of what comes first: "A key: 1."
	opensList = regexp.MustCompile(`[:;] ?\d{1,2}\.$`)
	// numberedList is the beginning of a list with numbers: "a key: 1.", "1 loose soil; 2 healthy cuttings".
	numberedList = regexp.MustCompile(`(?:^|[:;.] )\d{1,2}(?:[.)]|$| \p{Ll}| \p{Lu})`)
)

// beginning is as many parts of a long sentence as stand on the board: the first of its statements, since of a list none may
// be missing.
func beginning(text string) string {
	line, kept := "", 0
	parts := clauses(text)
	for _, part := range parts {
		if wordsIn(line)+wordsIn(part) > longestOnBoard {
			break
		}
		line += part
		kept++
	}
	if kept < len(parts) && (kept > 1 || numberedList.MatchString(line)) {
		return ""
	}
	return line
}
