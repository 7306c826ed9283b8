package planner

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/regexp"
)

// anchors are things that lie near schools or that people there live by; every topic finds an example at them.
var anchors = regexp.MustCompile(`(?i)\b(?:(?:gold|copper|diamond|coal|salt|sand|stone|tea|coffee|cocoa|cotton|sugar|sisal|rice|banana|palm|fish|cattle|main|town|city|village|school|bus|truck|rice|maize|brick|public|national|old|slave|rubbish|waste|oil|sea|river|fishing|cement|sugarcane|flower|weekly|busy) ){0,2}` +
	`(?:wetlands?|swamps?|marsh|lagoon|estuary|mangroves?|river|stream|lake|sea air|sea|ocean|beach|coast|harbour|port|mines?|quarry|factory|factories|mills?|market|bus park|bus station|taxi rank|taxi park|border post|border|highway|railway|forest|game reserve|national park|plantations?|estate|hills|mountain|dam|borehole|springs?|water pump|water point|farms?|gardens?|cattle post|chamas?|savings groups?|susu|esusu|sacco|castle|fort|ruins|museum|drain|gully|dump|dumpsite|landfill|camp|desert|kilns?|salt pans?|fish ponds?|poultry house|bakery|workshops?|airport|power station|refinery|(?:\pL+ )?festival|carpenter|tailors?|mechanics?|garages?|welders?|blacksmith|clinic|shops?|kiosks?|barber|tea pickers|athletes|fishermen|fishers|griots|storytellers|drummers|basket makers|bead makers|herders|herdsmen|pastoralists|traders|weavers|potters|miners|boda[- ]bodas?(?: riders)?|okadas?(?: riders)?|keke(?: riders)?|poda[- ]podas?|matatus?|tro[- ]?tros?|dala[- ]?dalas?|danfos?|minibuses|taxis|trains?|lorries|donkey carts|ox carts|motorbikes|motorcycles|bicycles)\b`)

// unanchored is a sentence that denies what it names, or that tells of trouble in which no example belongs.
var unanchored = regexp.MustCompile(`(?i)\b(?:no|not|never|without|cannot|can't|far|closed|laid off|lost|lay off|retrench\w*|strikes?|refugees?|drown\w*|died|killed|attack\w*|war|conflict|fight\w*|raid\w*|bandits?|accidents?|spring balances?|ant[- ]?hills?|live in|lives in|child labou?r|in spring|painful|sensitive|careful|tension|quarrel\w*|angry|hate\w*|avoid|trouble|choose other|touchy|delicate)\b`)

// keeps is what a school keeps or grows.
var keeps = regexp.MustCompile(`(?i)\b(?:school|we) (?:also )?(?:keeps?|has|have|owns?|rears?|grows?|raises?) (?:\d+ |a few |some |two |three |four |five |six |many |its own |our own )?(?:dairy |layer |local )?(goats|sheep|rabbits|chickens|hens|cows|cattle|pigs|ducks|pigeons|donkeys|fruit trees|mango trees|bananas|maize|beans|vegetables|tree seedlings)\b(?: (?:bran|stalks?|cobs?|husks?|flour|meal|residues?))?`)

// cropsAtHand are crops that a class has, and does not say that it grows.
var cropsAtHand = regexp.MustCompile(`(?i)^we (?:also )?have (?:some |a few )?(?:maize|beans|bananas|vegetables)$`)

// neighbours live near a school, whose animals are not its own.
var neighbours = regexp.MustCompile(`(?i)\b(?:near|next to|beside|behind|opposite|close to) (?:the|our) school\b`)

// carried is water that has to be brought: a matter of care with it, not of what lies near.
var carried = regexp.MustCompile(`(?i)\bwater\b.*\b(?:carried|fetched|bought|drawn|brought|comes)\b|\b(?:carry|fetch|buy|bring|draw)\w* water\b`)

// fetched stands before where a thing comes from, which tells nothing of the place: "boxes from the shop".
var fetched = regexp.MustCompile(`(?i)\b(?:from|(?:free|found|available|bought|collected|dug) (?:at|in|near|along|on|by)) (?:the |a |an |our |some )?$`)

// ours is the word for what belongs to the teacher.
var ours = regexp.MustCompile(`(?i)(?:^|\b(?:only|is|are|just|not|but|of|and)\s+)mine$`)

// ofMoney are groups that keep the money of their members.
var ofMoney = regexp.MustCompile(`(?i)chama|susu|sacco|savings`)

// holdsToBeSo is what people think, which tells of no place: "They say that motorbikes are alive".
var holdsToBeSo = regexp.MustCompile(`(?i)\b(?:say|says|think|thinks|believe|believes|confuse|mix up)\b`)

// inSwahili is a clause in which "lake" means his or her.
var inSwahili = regexp.MustCompile(`(?i)\b(?:lake (?:la|ya|wa|na|kwa)|(?:kundi|jina|jibu|jambo|tatizo|darasa|shamba) lake)\b`)

// unbidden is a thing that no lesson has: what is out of order, and what a plan does in another way.
var unbidden = regexp.MustCompile(`(?i)\b(?:internet|network|wi-?fi) (?:is |was |goes |often )+(?:down|off|weak|slow|bad)\b|\b(?:wachomane|prick\w*)\b`)

// inTownName tells whether the word at a place is the end of a name, such as that of Cape Coast.
func inTownName(clause string, at int) bool {
	before := strings.Fields(clause[:at])
	return len(before) > 0 && clause[at:] != "" && unicode.IsUpper([]rune(clause[at:])[0]) && unicode.IsUpper([]rune(before[len(before)-1])[0]) && townEnds.MatchString(clause[at:])
}

// beginsName is a word that begins the name of a town: "Fort Portal", "Port Harcourt".
var beginsName = regexp.MustCompile(`^(?:Fort|Port|Lake|Mount|Camp|Market|River) \p{Lu}`)

// townEnds are words with which names of towns end.
var townEnds = regexp.MustCompile(`^(?:Coast|Port|Harbour|Fort|Market|Mine|Camp|Springs|Farm|Estate|Mills?|Castle)\b`)

// readAnchor takes the first thing near the school that a teacher names.
func (n *notes) readAnchor(clause string) {
	if n.anchor != "" || unanchored.MatchString(clause) || carried.MatchString(clause) {
		return
	}
	if kept := keeps.FindStringSubmatch(clause); kept != nil && cropsAtHand.MatchString(kept[0]) {
		return // things for the lesson
	} else if kept != nil && strings.HasSuffix(kept[0], kept[1]) && !neighbours.MatchString(clause) { // maize bran is no maize
		n.anchorClause, n.anchor = clause, n.says.text("ofSchool", "thing", strings.ToLower(kept[1]))
		return
	}
	said := anchors.FindStringIndex(clause)
	if said == nil || strings.Contains(clause[:said[0]], "?") || holdsToBeSo.MatchString(clause) || inSwahili.MatchString(clause) || inTownName(clause, said[0]) {
		return
	}
	if next, _ := utf8.DecodeRuneInString(clause[said[1]:]); unicode.IsLetter(next) {
		return // the word goes on in another language: "português"
	}
	if fetched.MatchString(clause[:said[0]]) || ours.MatchString(clause[:said[1]]) {
		return // where things come from; "only mine"
	}
	name := lowerFirst(clause[said[0]:said[1]])
	if givesUs(clause[said[1]:]) {
		return // where a thing comes from: "the clinic can give us a little iodine"
	}
	if beginsName.MatchString(clause[said[0]:]) {
		return // Fort Portal is a town
	}
	if ofKindThere.MatchString(clause[said[1]:]) {
		return // what comes from there: "river sand", "sea salt"
	}
	if strings.HasPrefix(clause[said[1]:], " day") {
		return // a rule reads market days
	}
	if before := strings.Fields(clause[:said[0]]); len(before) > 0 && capitals.MatchString(before[len(before)-1]) && len(before) > 1 {
		name = before[len(before)-1] + " " + name // "the Baro river"
	}
	if ofMoney.MatchString(name) {
		return // of whose money nobody is asked
	}
	n.anchorClause, n.anchor = clause, n.says.text("theThing", "thing", name)
}

// ofKindThere goes on behind the name of a place where only a thing is called after it.
var ofKindThere = regexp.MustCompile(`(?i)^ (?:sand|stones?|clay|water|salt|fish|soil|reeds?|pebbles|gravel|shells?|weeds?|mud|balances?|scales?|receipts?|bags?|sacks?|trays?)\b`)

// giving are words for what somebody lets a class have.
var giving = words("give gives lend lends sell sells supply supplies provide provides offer offers bring brings send sends")

// givesUs tells whether what stands behind a place says only what the class gets there.
func givesUs(rest string) bool {
	after := strings.Fields(strings.ToLower(rest))
	if len(after) > 0 && slices.Contains([]string{"can", "will", "may", "could", "would"}, after[0]) {
		after = after[1:]
	}
	return len(after) > 1 && giving[after[0]] && after[1] == "us"
}

// peopleOfPlace are people of a place, and no place where others are.
var peopleOfPlace = regexp.MustCompile(`(?i)\b(?:miners|traders|sellers|farmers|herders|fishers|fishermen|growers|weavers|potters|drivers|riders|nurses|tailors|carpenters|builders|cooks|vendors)$`)

// anchored is a sentence that has learners find an example of the topic at what lies near, and nothing where a note asks
// for care or names nothing.
func (c *composer) anchored(name string) string {
	if c.notes.anchor == "" || c.notes.care || c.unsafe {
		return ""
	}
	return " " + c.text(name, "anchor", c.notes.anchor)
}
