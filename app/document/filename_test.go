package document

import (
	"strings"
	"testing"
)

func TestFileName(t *testing.T) {
	for _, test := range []struct{ title, name, ascii string }{
		{"Water cycle", "Water_cycle", "Water_cycle"},
		{"How can we keep water safe?", "How_can_we_keep_water_safe_", "How_can_we_keep_water_safe_"},
		{"a  b--c", "a__b__c", "a__b__c"},
		{"../../etc/passwd", "______etc_passwd", "______etc_passwd"},
		{"C:\\x\r\n\"y\"", "C__x___y_", "C__x___y_"},
		{"Ọ̀rọ̀ àgbà", "Ọ̀rọ̀_àgbà", "__r____gb_"},
		{"ሰላም 2½", "ሰላም_2½", "____2_"},
		{"🌍 earth", "__earth", "__earth"},
		{"bad\xffbyte", "bad_byte", "bad_byte"},
		{"", "lesson", "lesson"},
		{"   ", "___", "___"},
		{strings.Repeat("a", 119) + "bc", strings.Repeat("a", 119) + "b", strings.Repeat("a", 119) + "b"},
		{strings.Repeat("a", 119) + "ọ", strings.Repeat("a", 119), strings.Repeat("a", 119)},
		{strings.Repeat("a", 117) + "Ọ̀", strings.Repeat("a", 117), strings.Repeat("a", 117)}, // the letter fits, its mark does not
		{strings.Repeat("a", 118) + "e\u0301", strings.Repeat("a", 118), strings.Repeat("a", 118)},
		{strings.Repeat("a", 117) + "e\u0301", strings.Repeat("a", 117) + "e\u0301", strings.Repeat("a", 117) + "e_"},
		{"e" + strings.Repeat("\u0301", 100), "e" + strings.Repeat("\u0301", 59), "e" + strings.Repeat("_", 59)},
	} {
		name, ascii := FileName(test.title, "pdf")
		if name != test.name+"_lesson_plan.pdf" || ascii != test.ascii+"_lesson_plan.pdf" {
			t.Errorf("FileName(%q) = %q, %q\nwant %q, %q", test.title, name, ascii, test.name, test.ascii)
		}
	}
}

func TestSubjectName(t *testing.T) {
	for subject, want := range map[string]string{
		"elementary-science": "Elementary Science", "ict": "ICT", "mathematics": "Mathematics", "other": "Other", "Basic Technology": "Basic Technology", "ict & art": "ict & art", "": "",
	} {
		if got := SubjectName(subject); got != want {
			t.Errorf("SubjectName(%q) = %q, want %q", subject, got, want)
		}
	}
}
