package planner

import "somo/app/regexp"

// toWin is what families mean who want no games of chance: that something is won or lost. No dice alone is a lack.
var toWin = regexp.MustCompile(`(?i)\b(?:bet\w*|gambl\w*|lotter\w*|raffles?|casinos?|games? of chance|prizes?)\b`)

// onlyDice is a list in which dice are missing.
var onlyDice = regexp.MustCompile(`(?i),? no dice(?:[.,;]|$)`)

// gameRules read that games of chance are not wanted.
func gameRules() []noteRule {
	return []noteRule{
		hinted("dice betting gambling bets lottery lotteries raffle raffles chance prizes", rule(`\bno (?:[\pL ]+,? (?:and|or) |[\pL]+, )*(?:dice|betting|gambling|bets|lotter(?:y|ies)|raffles?|games of chance|prizes)\b(?:(?:,| and| or) (?:no )?(?:\pL+ ){0,3}?(?:lotter(?:y|ies)|games of chance|betting|gambling|dice|cards|prizes|raffles?))*|\b(?:objects? to|against|forbids?|not (?:like|want|allow|accept)|avoid|without) (?:\pL+,? (?:and |or )?)*?(?:dice|gambling|betting|bets|lotter(?:y|ies)|raffles?|games of chance)\b(?:(?:,| and| or) (?:\pL+ ){0,3}?(?:lotter(?:y|ies)|games of chance|betting|gambling|dice|prizes|raffles?))*`, "", func(n *notes, part string, _ []string) {
			if !toWin.MatchString(part) && onlyDice.MatchString(part) {
				return // they are not there
			}
			n.shunned = append(n.shunned, stems(n.says.text("gamesOfChance"))...)
			n.noGames = n.noGames || toWin.MatchString(part)
			n.use(n.says.text("used.noGambling"))
		})),
	}
}
