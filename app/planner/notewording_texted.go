package planner

import "somo/app/regexp"

// rewordingsOfTexted write out what teachers type as in a message on the phone: "52 std. kitchen scale frm canteen, eggs (3)".
var rewordingsOfTexted = []rewording{
	{regexp.MustCompile(`(?i)\b(1[3-9]|[2-9]\d|1\d\d) ?stds?\b(\.?(?: (?-i:[^\dIVX])|$)|[,;])`), "$1 students$2"}, // "std 5" is a class
	{regexp.MustCompile(`(?i)\b(?:lrnrs?|lrns?|learnrs|stdts?|stdnts?|studs|ppls?|pup)\b\.?`), "learners"},
	{regexp.MustCompile(`(?i)\bfrm\b`), "from"},
	{regexp.MustCompile(`(?i)\bsch\b\.?`), "school"},
	{regexp.MustCompile(`(?i)\b(?:borow|borro|borrw|borow?w)\b`), "borrow"},
	{regexp.MustCompile(`(?i)\b(?:pls|plz|plse)\b\.?`), "please"},
	{regexp.MustCompile(`(?i)\bhv\b`), "have"},
	{regexp.MustCompile(`(?i)\babt\b`), "about"},
	{regexp.MustCompile(`(?i)\b(?:bcoz|bcos|bcz|becoz|becos|coz|cuz)\b`), "because"},
	{regexp.MustCompile(`(?i)\bw/o\b`), "without"},
	{regexp.MustCompile(`(?i)\bdbl\b\.?`), "double"},
	{regexp.MustCompile(`(?i)\b(?:txt ?bks?|textbks?|txtbooks?)\b`), "textbooks"},
	{regexp.MustCompile(`(?i)\b(?:ex\.? ?bks?|exer\.? bo?o?ks?|ex\.? books)\b`), "exercise books"},
	{regexp.MustCompile(`(?i)\bbks\b`), "books"},
	{regexp.MustCompile(`(?i)\bgrps\b`), "groups"},
	{regexp.MustCompile(`(?i)\btchrs?\b`), "teacher"},
	{regexp.MustCompile(`(?i)\bcalcs\b`), "calculators"},
	{regexp.MustCompile(`(?i)(^|[,;:.] |\b(?:have|and|with|only|got) )((?:\pL+ ){0,1}?\pL*(?:ch|sh|x)) [x×] ?(\d|1[0-2])([,.;]|$)`), "$1$3 ${2}es$4"},
	{regexp.MustCompile(`(?i)(^|[,;:.] |\b(?:have|and|with|only|got) )((?:\pL+ ){0,1}?\pL*[^\PLsxm])s? ?[x×] ?(\d|1[0-2])([,.;]|$)`), "$1$3 ${2}s$4"},
	// A number in brackets counts what stands before it.
	{regexp.MustCompile(`(?i)(^|[,;:.] |\b(?:have|and|with|only|got) )((?:\pL+ ){0,2}?\pL*[^\P{L}isc]s) \((\d{1,3})\)`), "$1$3 $2"},
}

// writtenOut is a text without such short forms.
func writtenOut(text string) string {
	for _, form := range rewordingsOfTexted {
		text = form.short.ReplaceAllString(text, form.full)
	}
	return text
}
