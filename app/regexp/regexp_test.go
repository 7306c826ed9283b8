package regexp

import (
	"reflect"
	"regexp"
	"strings"
	"testing"
)

func TestFindsWhatTheStandardLibraryFinds(t *testing.T) {
	t.Parallel()
	expressions := []string{
		`(?i)\b(?:sew|stitch|each (?:child|learner)|kilo|sisal)\b`, `^(?:Ask|Say)\b`, `(?i)^the|\bend$`, `\d{1,2}[.)]\s+`, `(?:^|[^\pL])(?:a|é)`, `\bc`, `,? and `,
		`[→=÷|]|\bx 100\b|(?i:find)`, `(?i)^.*?\bwe\b`, `.{2}z`, `\.\.\.|…|__`, `x*`, `(?i)k|s`, `\B'`, `(?m)^b`, `\b\s+n`, `$`, `(?i)\b(?:wait|for)\b(?: about)? (\d{1,2}|one) minutes?\b`,
		`(^|\s)'([^']+)'(\s|$)`, `[^.]*z`, `\x{212A}`, `\pM`, `a(?:b|$)`, `\b_`, `(?s)a.b`, `\W9`,
	}
	texts := []string{
		"", "a", "ab", "b", "z", "_", "é", "K", "\u212a", "ſ", "end", "the end", "The", "at the  end", "Ask.", "ask Say", "Wait about 10 minutes.", "for one minute", "Sewing; sew", "each Child", "x 100",
		"x 1000", "a\nb", "b\na", "9", "-9", "don't", "don’t 'so it is' now", "1) one 2. two", "l'école à été", "un é", "à", "3 ÷ 4 = …", "no__w", "and, and", "We went", "then we", "\xff a", "a\xc3", "n", " n", "s n",
	}
	for _, expression := range expressions {
		quick, usual := MustCompile(expression), regexp.MustCompile(expression)
		quick.tried.Store(enoughTries)
		for _, text := range append(texts, strings.Join(texts, " "), strings.Join(texts, "")) {
			same := func(what string, got, want any) {
				if !reflect.DeepEqual(got, want) {
					t.Errorf("%s: %s in %q is %v, want %v", expression, what, text, got, want)
				}
			}
			same("match", quick.MatchString(text), usual.MatchString(text))
			same("first", quick.FindString(text), usual.FindString(text))
			same("place", quick.FindStringIndex(text), usual.FindStringIndex(text))
			same("parts", quick.FindStringSubmatch(text), usual.FindStringSubmatch(text))
			same("places of parts", quick.FindStringSubmatchIndex(text), usual.FindStringSubmatchIndex(text))
			same("all", quick.FindAllString(text, -1), usual.FindAllString(text, -1))
			same("parts of all", quick.FindAllStringSubmatch(text, -1), usual.FindAllStringSubmatch(text, -1))
			same("text without", quick.ReplaceAllString(text, "<$0>"), usual.ReplaceAllString(text, "<$0>"))
			same("places of all", quick.FindAllStringIndex(text, -1), usual.FindAllStringIndex(text, -1))
			same("places of parts of all", quick.FindAllStringSubmatchIndex(text, -1), usual.FindAllStringSubmatchIndex(text, -1))
			same("changed text", quick.ReplaceAllStringFunc(text, strings.ToUpper), usual.ReplaceAllStringFunc(text, strings.ToUpper))
		}
	}
}

func TestForgetsWhatIsTooMuchToKeep(t *testing.T) {
	t.Parallel()
	const expression = `(?i)\b(?:ask|é).{3,40}\b(?:tell|ō)\b`
	kept, usual := newAutomaton(expression), regexp.MustCompile(expression)
	for i := range 2000 {
		text := strings.Repeat("ask é é ask ", i%7) + strings.Repeat(string(rune('à'+i)), i%5) + strings.Repeat(" a", i%43) + strings.Repeat(" tell", i%2)
		if got, want := kept.matches(text), usual.MatchString(text); got != want {
			t.Fatalf("%q: %t, want %t", text, got, want)
		}
		if len(kept.states) > mostStates || len(kept.beyond) > mostStates {
			t.Fatalf("%d states and %d ways are kept", len(kept.states), len(kept.beyond))
		}
	}
}

func BenchmarkMatch(b *testing.B) {
	const text = "Draw a map of the village with the river, the market and the homes of ten families."
	words := `(?i)\b(?:sew|stitch|weave|plait|build|construct|mould|carve|paint|print|dye|cook|plant|dig|collect|gather)\b`
	for name, expression := range map[string]interface{ MatchString(string) bool }{"usual": regexp.MustCompile(words), "quick": MustCompile(words)} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				expression.MatchString(text)
			}
		})
	}
}
