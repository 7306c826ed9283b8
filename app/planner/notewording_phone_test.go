package planner

import (
	"slices"
	"strings"
	"testing"
)

// TestNotesTypedInHaste are clauses as they stand in messages, each with what is read from it.
func TestNotesTypedInHaste(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ said, belief, used, thing, not string }{
		{said: "For them -8 is bigger than -3 because 8 is bigger.", belief: "-8 is bigger than -3 because 8 is bigger."},
		{said: "Belief: maize every year is fine if you pour more manure.", belief: "Maize every year is fine if you pour more manure."},
		{said: "Neighbour to them means the next house only.", belief: "Neighbour means the next house only."},
		{said: "They mix all three and expect black.", belief: "All three mixed give black."},
		{said: "They only shout one side and think opposing view makes essay weak.", belief: "Opposing view makes essay weak."},
		{said: "They say the letter name and not the sound, so cup starts with see.", belief: "Cup starts with see."},
		{said: "In their heads the African kings sat at the table in Berlin.", belief: "The African kings sat at the table in Berlin."},
		{said: "The white man brought farming, they chant.", belief: "The white man brought farming."},
		{said: "Class swears after four heads a tail is due.", belief: "After four heads a tail is due."},
		{said: "Half the class believe diarrhoea stops if you stop drinking.", belief: "Diarrhoea stops if you stop drinking."},
		{said: "Our school is near the lake, they say it floods.", not: "what learners think or ask"},
		{said: "The river is dry, so they walk far.", not: "what learners think or ask"},
		{said: "22 girls 9 boys, 40 min.", used: "31 learners"},
		{said: "Imam calls at 12.30.", not: "30 learners"},
		{said: "Siavonga Zambia grade 7 59 learners.", used: "59 learners"},
		{said: "Computers locked.", used: "unplugged work"},
		{said: "Amina's eyes are weak.", used: "what stays with you alone"},
		{said: "Jean gets anxious when called on.", used: "what stays with you alone"},
		{said: "Some girls miss Fridays for market.", used: "learners who miss lessons", not: "girls who take part"},
		{said: "I have 34 in Opuwo, Namibia, three periods, 40 min each.", used: "lessons of 40 minutes", not: "min each"},
		{said: "Power is off most days.", used: "power cuts"},
		{said: "Want a marked test after.", used: "a test"},
		{said: "Coins, bottle tops in a sack, no dice.", thing: "bottle tops", not: "no games of chance"},
		{said: "Balloons, rope, a cart, spring balance broken.", thing: "cart", not: "spring balance broken"},
		{said: "Larvae in a jar from the gutter, one net.", thing: "jar"},
		{said: "Clay, soap bars to carve, set squares missing.", thing: "soap bars", not: "set squares missing"},
		{said: "43 students but only 6 protractors, plus broom sticks and paper.", thing: "broom sticks"},
	} {
		n := testNotes(t, test.said)
		if test.belief != "" && !slices.ContainsFunc(n.beliefs, func(b belief) bool { return b.said == test.belief }) {
			t.Errorf("%q: believed is %v, left %q", test.said, n.beliefs, n.told)
		}
		if test.used != "" && !slices.Contains(n.used, test.used) {
			t.Errorf("%q: used is %q, left %q", test.said, n.used, n.told)
		}
		if test.thing != "" && !slices.Contains(n.things, test.thing) {
			t.Errorf("%q: at hand is %q, left %q", test.said, n.things, n.told)
		}
		if all := strings.Join(append(slices.Clone(n.things), n.used...), "|"); test.not != "" && strings.Contains(all, test.not) {
			t.Errorf("%q: read is %q", test.said, all)
		}
	}
}
