package planner

import "testing"

func TestOneLearnerPlaysOnePerson(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	for _, test := range []struct{ user, need, want string }{
		{"learners of another class who copy any line", "Mpho of another class needs short texts because she tells every detail, but she loses the main idea.", "Mpho of another class"},
		{"Mr Iddrisu's garden group, which shares a harvest", "Mr Iddrisu needs a fair plan because members work different hours, but sums cause quarrels.", "Mr Iddrisu"},
		{"Mr Sizwe, a minibus driver, and his passengers", "The passengers need a belt because they lurch, but space is small.", "Mr Sizwe"},
		{"Lorpu and other younger learners at a poetry hour", "They need a poem.", "Lorpu"},
		{"Mr Sitali and builders who lift sand", "Mr Sitali, a builder, needs a way because his team tires, but he has no machine.", "Mr Sitali"},
		{"little Tshepo and other younger children who learn names", "They need a picture.", "little Tshepo"},
		{"Amina, a tailor and trader of cloth", "Amina needs a list because sums differ, but time is short.", "Amina, a tailor and trader of cloth"},
		{"visitors to a town day", "Visitors need a panel because few know names, but space is small.", "one of the visitors to a town day"},
		{"visitors to a town day", "Mrs Touray of the library needs a panel because few know names, but space is small.", "Mrs Touray of the library"},
		{"younger learners new to this topic", "Little Oumarou needs a game because maps bore him, but time is short.", "Little Oumarou"},
		{"families with local fowls", "Families need a card because fowls die, but books are far.", "one of the families with local fowls"},
		{"our school kitchen's cooks and helpers", "Cooks need time because fires smoke, but wood is wet.", "one of our school kitchen's cooks and helpers"},
		{"younger children who start school", "Little Neo needs a friend because all is new, but he is shy.", "Little Neo"},
		{"new learners who find the way", "New learner Bontle needs a map because she has just moved, but we have one.", "new learner Bontle"},
		{"a class team that plans a stall", "Rudo's team needs a plan because time is short, but prices change.", "somebody from a class team that plans a stall"},
		{"a school cook", "Mr Juma, a school cook, needs a lid because food gets cold, but metal is dear.", "a school cook"},
		{"Mrs Helena, who fences a run for the school hens", "Mrs Helena needs the best run because she has only 24 m, but forms differ.", "Mrs Helena, who fences a run for the school hens"},
	} {
		c := &composer{banks: banks, user: test.user, needModel: test.need, needTold: "told"}
		if got := c.player(); got != test.want {
			t.Errorf("for %q one plays %q, want %q", test.user, got, test.want)
		}
	}
}
