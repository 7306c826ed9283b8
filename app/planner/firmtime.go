package planner

// leftToOthers is how many minutes a step keeps of which a firm one takes some.
const leftToOthers = 2

// firmly gives steps the minutes that nobody takes from them, out of those that have most for what they ask.
// None takes more than a third of them all, beside a quiz, which may have become fewer since it was planned.
func firmly(steps []step, parts []int) []int {
	third := 0
	for i, s := range steps {
		if !(s.alone && s.firm == 0 && s.least == s.lasts) { // the quiz has its own minutes
			third += parts[i]
		}
	}
	third /= 3
	for i := range steps {
		for parts[i] < min(steps[i].firm, third) {
			rich := -1
			for k, s := range steps {
				if k != i && parts[k] > max(leftToOthers, min(s.firm, third), s.floor()) && (rich < 0 || (parts[k]-1)*max(1, steps[rich].lasts) > (parts[rich]-1)*max(1, s.lasts)) {
					rich = k
				}
			}
			if rich < 0 {
				break
			}
			parts[rich]--
			parts[i]++
		}
	}
	return parts
}
