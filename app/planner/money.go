package planner

import (
	"reflect"
	"strconv"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// amount is a sum of money in a card, which stands for that many times what the country's money makes of it: "¤20".
var amount = regexp.MustCompile(`¤(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`)

// bareAmount is such a sum, more than one, that ends a part of a sentence: "The trial costs ¤15."
var bareAmount = regexp.MustCompile(`¤(?:\d{1,3}(?:,\d{3})+|\d{2,})([.;,](?: |$))`)

// inCurrency names the money of the country behind the first sum of a model work, which otherwise says no money at all.
func (c *composer) inCurrency(work string) string {
	if c.currency() == "" || c.moneySign() != "" {
		return work
	}
	at := bareAmount.FindStringSubmatchIndex(work)
	if at == nil {
		return work
	}
	return work[:at[2]] + " " + c.currency() + work[at[2]:]
}

// moneySign is what stands before a sum of the country's money, nothing where sums stand in equations: there the plan says once in
// which money they are.
func (c *composer) moneySign() string {
	if c.class.land == nil || c.notes != nil && c.notes.money != "" || c.card == nil || c.card.Subject == "mathematics" {
		return ""
	}
	return c.class.land.Sign
}

// independence is where a card leaves open on which day the country became independent.
var independence = regexp.MustCompile(`(?i)\b(our independence day is on) ___`)

// ownCountry writes sums of money as large as they are in the country, and fills in its independence day.
func (c *composer) ownCountry(plan *lesson.Plan) {
	times, day, sign := 1, "", c.moneySign()
	if land := c.class.land; land != nil {
		times, day = max(1, land.Money), land.Independence
	}
	kept := plan.Context
	mapTexts(reflect.ValueOf(plan).Elem(), func(text string) string {
		if strings.Contains(text, "¤") {
			text = amount.ReplaceAllStringFunc(text, func(found string) string { return sign + multiplied(strings.TrimPrefix(found, "¤"), times) })
		}
		if day != "" && strings.Contains(text, " ___") {
			text = independence.ReplaceAllString(text, "$1 "+day)
		}
		return text
	})
	plan.Context = kept
}

// multiplied is a number as it is written, times another, with commas between thousands.
func multiplied(number string, times int) string {
	if times == 1 {
		return number
	}
	value, err := strconv.ParseFloat(strings.ReplaceAll(number, ",", ""), 64)
	if err != nil {
		return number
	}
	whole, part, _ := strings.Cut(strconv.FormatFloat(value*float64(times), 'f', -1, 64), ".")
	for at := len(whole) - 3; at > 0; at -= 3 {
		whole = whole[:at] + "," + whole[at:]
	}
	if part != "" {
		whole += "." + part
	}
	return whole
}
