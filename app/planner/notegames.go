package planner

// gameRules read that games of chance are not wanted.
func gameRules() []noteRule {
	return []noteRule{
		hinted("dice betting gambling bets lottery", rule(`\bno (?:[\pL ]+,? (?:and|or) |[\pL]+, )*(?:dice|betting|gambling|bets|lotter(?:y|ies))\b|\b(?:object to|against|forbids?|not like) (?:dice|gambling|betting)\b`, "", func(n *notes, _ string, _ []string) {
			n.shunned = append(n.shunned, stems(n.says.text("gamesOfChance"))...)
			n.use(n.says.text("used.noGambling"))
		})),
	}
}
