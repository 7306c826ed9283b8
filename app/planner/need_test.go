package planner

import "testing"

func TestSplitNeed(t *testing.T) {
	t.Parallel()
	for model, want := range map[string][2]string{
		"Mrs Phiri needs one light to stay on because customers come at dusk, but a bulb often fails.": {
			"Mrs Phiri wants one light to stay on. Customers come at dusk, but a bulb often fails.", "Mrs Phiri needs ___ because ___, but ___."},
		"Families need a short, correct guide, because long books are far away, but mistakes must be avoided": {
			"Families want a short, correct guide. Long books are far away, but mistakes must be avoided.", "Families need ___ because ___, but ___."},
		"Mr Kofi, the school cook, needs a tool chart because new helpers stack wet pots.": {
			"Mr Kofi, the school cook, wants a tool chart. New helpers stack wet pots.", "Mr Kofi, the school cook, needs ___ because ___."},
	} {
		if told, form, ok := splitNeed(model); !ok || told != want[0] || form != want[1] {
			t.Errorf("%q is told as %q and asked for as %q (%t)", model, told, form, ok)
		}
	}
	for _, model := range []string{"The market needs shade.", "Kwame needs a ramp because of the steps, but money is short."} {
		if _, _, ok := splitNeed(model); ok {
			t.Errorf("%q was taken apart", model)
		}
	}
}
