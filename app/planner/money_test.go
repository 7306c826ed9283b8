package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestSumsAreAsLargeAsTheMoneyOfTheCountryMakesThem(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		number, want string
		times        int
	}{{"15", "15", 1}, {"15", "1,500", 100}, {"2.50", "250", 100}, {"1,200", "12,000", 10}, {"0.5", "5", 10}, {"1500", "1,500,000", 1000}, {"12.345", "123.45", 10}} {
		if got := multiplied(test.number, test.times); got != test.want {
			t.Errorf("%s times %d is %s, want %s", test.number, test.times, got, test.want)
		}
	}
	request := lesson.Request{Subject: "mathematics", Topic: "Money: buying, selling and giving change", GradeLevel: "Grade 3", AdditionalInfo: "P3, Lira, Uganda. 85 pupils."}
	if said := mustJSON(t, planFor(t, request)); strings.Contains(said, "¤") || !strings.Contains(said, ",000") {
		t.Error("the sums are not those of Uganda's shillings")
	}
	request.AdditionalInfo = ""
	if said := mustJSON(t, planFor(t, request)); strings.Contains(said, "¤") || strings.Contains(said, ",000") {
		t.Error("where no country is known, sums do not stay as they are")
	}
}

func TestSumsHaveTheSignOfTheCountryButInEquations(t *testing.T) {
	t.Parallel()
	request := lesson.Request{Subject: "physics", Topic: "Energy sources and renewable energy", GradeLevel: "Grade 8", AdditionalInfo: "Polokwane, South Africa. 44 learners."}
	if said := mustJSON(t, planFor(t, request)); !strings.Contains(said, "R350 ÷ R5 = 70") {
		t.Error("sums in South Africa are not in rand")
	}
	request.AdditionalInfo = "Dakar, Senegal. 44 learners."
	if said := mustJSON(t, planFor(t, request)); strings.Contains(said, "R350") || strings.Contains(said, "¤") {
		t.Error("sums in Senegal have the sign of another country")
	}
	c := &composer{card: &Card{Subject: "mathematics"}, class: class{land: testAtlas(t).country("ZA")}}
	if sign := c.moneySign(); sign != "" {
		t.Errorf("equations have the sign %q", sign)
	}
}

func TestTheIndependenceDayIsThatOfTheCountry(t *testing.T) {
	t.Parallel()
	request := lesson.Request{Subject: "history", Topic: "National symbols and independence day", GradeLevel: "Grade 5", AdditionalInfo: "Gbarnga, Liberia. 68 pupils."}
	if said := mustJSON(t, planFor(t, request)); !strings.Contains(said, "independence day is on 26 July 1847") {
		t.Error("the day is not filled in")
	}
}

func TestAModelWorkNamesTheMoneyOfItsFirstSum(t *testing.T) {
	t.Parallel()
	c := &composer{}
	c.class.land = &country{Currency: "emalangeni"}
	for work, want := range map[string]string{
		"The trial costs ¤15. We ask ¤20.": "The trial costs ¤15 emalangeni. We ask ¤20.",
		"It costs ¤1,200; then less.":      "It costs ¤1,200 emalangeni; then less.",
		"We sell 5 at ¤12 each.":           "We sell 5 at ¤12 each.",
		"Nothing is bought.":               "Nothing is bought.",
	} {
		if got := c.inCurrency(work); got != want {
			t.Errorf("%q becomes %q, want %q", work, got, want)
		}
	}
}
