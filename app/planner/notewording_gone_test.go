package planner

import "testing"

// TestWhatIsClosedOrAwayIsNotThere also keeps what is closed at some hours only, and people who are away.
func TestWhatIsClosedOrAwayIsNotThere(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"The computer room has 10 computers but it is closed for repair this month. They like tea.":  "No computers. They like tea.",
		"45 students, computer room is closed for repairs.":                                          "45 students, no computers.",
		"The computer lab has 15 machines but it is locked until the new key comes.":                 "No computers.",
		"Our 12 laptops are away for servicing this term.":                                           "No laptops.",
		"We were promised 20 tablets but they have not been delivered yet.":                          "No tablets.",
		"The six computers were stolen last term.":                                                   "No computers.",
		"We have 3 microscopes but the cupboard is locked and the teacher with the key is on leave.": "No microscopes.",
		"Two maps and 3 compasses; the atlases were stolen.":                                         "Two maps and 3 compasses; No atlases.",
		"The textbooks haven't arrived yet.":                                                         "No textbooks.",
		"A weighing scale has been stolen, so we use sticks.":                                        "No weighing scale. We have sticks.",
		"Ten tablets, but they are locked in the office until the director returns.":                 "No tablets.",
		"The computer room is closed on Fridays.":                                                    "The computer room is closed on Fridays.",
		"The lab is locked after 2 pm.":                                                              "The lab is locked after 2 pm.",
		"Most parents are away for work.":                                                            "Most parents are away for work.",
		"Learners lost many books in the flood.":                                                     "Learners lost many books in the flood.",
		"One old desktop that does not start, we may open it.":                                       "One dead desktop that we may open.",
		"We have an old system unit that no longer works and a torn keyboard.":                       "We have an dead system unit and a torn keyboard.",
		"Two desktops, one of them is dead so we may open it.":                                       "one desktop and one dead desktop that we may open.",
	} {
		if got := plainlyWritten(told); got != want {
			t.Errorf("%q is read as %q, want %q", told, got, want)
		}
	}
}
