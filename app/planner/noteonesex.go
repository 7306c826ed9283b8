package planner

import "somo/app/regexp"

var (
	// ofOneSex is a school or class of girls only, or of boys only.
	ofOneSex = regexp.MustCompile(`(?i)\b(?:girls|boys)['’]?s? (?:only|(?:(?:high|day|boarding|secondary|primary|senior|junior|technical|government|grammar|national|comprehensive) )*(?:schools?|academy|college|lyc[eé]e|seminary|class))\b|\b(?:all|only)[- ](?:girls|boys)\b|\b(?:school|college|academy|class) (?:for|of) (?:only |just )?(?:girls|boys)\b|\b(?:lyc[eé]e|coll[eè]ge|[eé]cole) (?:de |des |pour )?(?:jeunes )?(?:filles|garçons)\b|\bshule ya (?:wasichana|wavulana)\b|\bescola (?:de |para )?(?:meninas|raparigas|rapazes)\b`)
	ofGirls  = regexp.MustCompile(`(?i)\b(?:girls?|filles?|wasichana|meninas?|raparigas)\b`)
	ofBoys   = regexp.MustCompile(`(?i)\b(?:boys?|garçons?|wavulana|meninos?|rapazes)\b`)
	// ofLittleOnes are children who are told by no sex.
	ofLittleOnes = regexp.MustCompile(`(?i)\b(?:little ones|small ones|youngsters|watoto|crian[çc]as|enfants|kids)\b`)
	// onlyOneSex is a sentence that says no more than that.
	onlyOneSex = regexp.MustCompile(`(?i)^(?:(?:we (?:are|teach in)|it is|this is|I teach (?:in|at)|ours is) )?(?:an? )?(?:(?:all|only)[- ])?(?:girls|boys)['’]?s? (?:\pL+ ){0,3}(?:schools?|academy|college|class)$`)
)

// readOneSex reads that there are only girls in a class, or only boys, so that nothing is said of both.
func (n *notes) readOneSex(text string) {
	n.oneSex = (ofOneSex.MatchString(text) || n.someSize > 0 && n.size == 0 && !ofLittleOnes.MatchString(text)) && !(ofGirls.MatchString(text) && ofBoys.MatchString(text))
}
