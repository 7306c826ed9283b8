package planner

import (
	"strings"

	"somo/app/regexp"
)

// workAbroad finds what people do in French, Portuguese and Kiswahili.
var workAbroad = regexp.MustCompile(`(?i)\b(?:familles|parents|femmes|hommes|mères|gens|pêcheurs|potiers|potières|tisserands|artisans|famílias|pais|mães|mulheres|mamans|homens|pessoas|wazazi|watu|familia|akina mama|wanawake|wanaume|kina mama)(?: (?:wengi|ici|aqui|hapa|\pL+eiras|\pL+ses))? (cultivent|vendent|tissent|teignent|pêchent|élèvent|font|fabriquent|ramassent|travaillent|transforment|cultivam|vendem|tecem|pescam|criam|fazem|fabricam|apanham|wanalima|hulima|wanauza|huuza|wanavua|huvua|wanafuga|hufuga|wanasuka|husuka|wanashona|hushona|wanatengeneza|hutengeneza) ([^.;]{3,60}\b)`)

// inEnglishDoing are such verbs as an example is named after them.
var inEnglishDoing = map[string]string{
	"cultivent": "growing", "vendent": "selling", "tissent": "weaving", "teignent": "dyeing", "pêchent": "fishing", "élèvent": "keeping", "font": "making", "fabriquent": "making", "ramassent": "collecting", "travaillent": "working", "transforment": "making",
	"cultivam": "growing", "vendem": "selling", "tecem": "weaving", "pescam": "fishing", "criam": "keeping", "fazem": "making", "fabricam": "making", "apanham": "collecting",
	"wanalima": "growing", "hulima": "growing", "wanauza": "selling", "huuza": "selling", "wanavua": "fishing", "huvua": "fishing", "wanafuga": "keeping", "hufuga": "keeping", "wanasuka": "weaving", "husuka": "weaving", "wanashona": "sewing", "hushona": "sewing", "wanatengeneza": "making", "hutengeneza": "making",
}

var (
	// leadAbroad are articles before what people work with.
	leadAbroad = regexp.MustCompile(`(?i)^(?:le |la |les |l['’]|des |du |de la |o |a |os |as )`)
	// besideAbroad is where the work is done.
	besideAbroad = regexp.MustCompile(`(?i) (?:devant|près de|derrière|à côté de|em frente|perto|atrás|karibu na|nyuma ya|mbele ya) .*$`)
	// whereAbroad begins where somebody works.
	whereAbroad = regexp.MustCompile(`(?i)^(?:na|no|nas|nos|em|sur|dans|au|aux|kwenye|katika|sana) `)
	// innerAbroad are articles behind "and".
	innerAbroad = regexp.MustCompile(`(?i)\b(et|e) (?:le |la |les |l['’]|des |du |o |a |os |as )`)
	// tradeAbroad are people called by their work in Kiswahili: "Wazazi ni wavuvi".
	tradeAbroad = regexp.MustCompile(`(?i)\b(?:wazazi|watu|wengi|familia nyingi)(?: wengi)? (?:hapa )?ni ((?:wavuvi|wakulima|wafugaji|mafundi|wachimbaji|wafanyabiashara|wasusi|wafinyanzi)\b[^.;,]{0,40}\b)`)
)

// parentsAway tells of parents who work far from their children: that is nothing to talk of in class.
var parentsAway = regexp.MustCompile(`(?i)\b(?:parents|mothers|fathers)\b[^.;]{0,25}\b(?:work|live|are|stay|went|go) (?:away|abroad|far|overseas|in (?-i:\p{Lu})\pL+)|\b(?:with|by) (?:their )?(?:grandmothers?|grandparents?|guardians?|aunts?|relatives)\b`)

// readWorkAbroad takes what people of the place do, told in another language; the words for their things stay.
func (n *notes) readWorkAbroad(part string) bool {
	if n.tabooHere(part) || denies(plainWords(part)) {
		return false
	}
	if found := tradeAbroad.FindStringSubmatch(part); found != nil {
		n.fromHere(n.says.text("here.workOf", "people", found[1]), workHere)
		return true
	}
	found := workAbroad.FindStringSubmatch(part)
	if found == nil || whereAbroad.MatchString(found[2]) || len(strings.Fields(found[2])) > mostOfNear {
		return false
	}
	things := besideAbroad.ReplaceAllString(found[2], "")
	things = innerAbroad.ReplaceAllString(leadAbroad.ReplaceAllString(things, ""), "$1 ")
	n.fromHere(inEnglishDoing[strings.ToLower(found[1])]+" "+strings.Trim(things, " ."), workHere)
	return true
}
