package planner

import (
	"strings"

	"somo/app/regexp"
)

const (
	// officeCounts are what offices and shops write down.
	officeCounts = `rainfall|temperatures?|weather|census|population|prices?|harvests?|yields?|sales|attendance|health|traffic|crop|exports?|fish|catch|water|milk|tourist|visitor|malaria|patients?|births?`
	// onSheets are the forms in which they do.
	onSheets = `data|figures|records?|tables?|lists?|totals|readings|statistics|numbers`
)

var (
	// handedOver tells of figures that the class has or gets.
	handedOver = regexp.MustCompile(`(?i)\b(?:gives?|gave|given|lends?|lent|has|have|got|get|gets|shares?|brings?|brought|sends?|sent|prints?|there (?:is|are)|from the)\b`)
	// ofLastYear is when they were written, which stands on the board with them.
	ofLastYear = regexp.MustCompile(`\blast year(?:'s)? | of (?:last|the) year$`)
	// byMonth is what is told for the months of a year.
	byMonth = regexp.MustCompile(`(?i)\b(?:rain\w*|temperatures?|weather)\b`)
)

// figureRules read that real figures come on paper: they are copied to the board and worked with, as pictures that are lent are looked at.
func figureRules() []noteRule {
	return []noteRule{
		hinted(officeCounts+" records readings data figures", rule(`\b((?:last year(?:'s)? )?(?:`+officeCounts+`) (?:and (?:`+officeCounts+`) )?(?:`+onSheets+`)|(?:`+onSheets+`) (?:of|on|with|about) (?:the |our )?(?:last year(?:'s)? )?(?:daily |monthly |yearly |local )?(?:`+officeCounts+`)(?: and (?:`+officeCounts+`))?|(?:last year(?:'s)? )?(?:`+officeCounts+`)(?: of last year| of the year)? on paper|(?:records|readings|data|figures) (?:for|from|of) (?:the last )?(?:\d+|\pL+) (?:days|weeks|months|years))\b`, `\b(?:no|not|cannot|can't|without|never|lost|think|believe|confuse|mix|read|draw|forget|understand|invent)\b`, func(n *notes, _ string, found []string) {
			if !handedOver.MatchString(n.clause) {
				n.told = append(n.told, sentence(n.clause))
				return
			}
			what := ofLastYear.ReplaceAllString(strings.TrimSuffix(strings.ToLower(found[1]), " on paper"), "")
			line := n.says.text("note.figures", "what", what)
			if byMonth.MatchString(what) {
				line = n.says.text("note.monthlyFigures", "what", what)
			}
			n.change("practice", always(line), n.says.text("used.figures", "what", what))
			n.atLeast(leastForFigures)
		})),
		hinted("attendance register", rule(`\battendance (?:registers?|lists?|books?|sheets?)\b[^.;]{0,30}\b(?:data|numbers|figures|used|use)\b|\b(?:data|numbers|figures) from the (?:attendance )?register\b`, `\b(?:no|not|cannot|lost)\b`, func(n *notes, _ string, _ []string) {
			n.change("practice", always(n.says.text("note.attendance")), n.says.text("used.attendance"))
			n.atLeast(leastForFigures)
		})),
		hinted("gives give gave lends lend lent", rule(`\b(?:gives?|gave|given|lends?|lent|can (?:give|lend|send)|will (?:give|lend|send)) (?:us |me )((?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|old|a few|many|its|their) )*(?:photographs|photos|pictures|newspapers|letters|maps|posters|magazines|leaflets|brochures|pamphlets))\b`, `\b(?:not|no|never|cannot|can't)\b`, func(n *notes, _ string, found []string) {
			n.note("practice", "lentPictures", "what", lentBare.ReplaceAllString(strings.ToLower(found[1]), ""))
			n.atLeast(leastForFigures)
		})),
	}
}

// lentBare is how many there are, or whose.
var lentBare = regexp.MustCompile(`^(?:(?:some|a few|many|its|their|old) )+`)

// leastForFigures are the minutes that a question on real figures needs.
const leastForFigures = 6
