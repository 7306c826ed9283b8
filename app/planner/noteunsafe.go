package planner

import (
	"slices"
	"sync"

	"somo/app/regexp"
)

// unsafeWish is a kind of wish that could maim somebody. It is never quoted, and a safe form is offered in its place.
type unsafeWish struct {
	named, safe string // keys of the sentences that name it and offer what is safe
	act         *regexp.Regexp
}

// learnersDo is what somebody plans that learners do.
var learnersDo = regexp.MustCompile(`(?i)\b(?:let|want|wish|would like|shall|should|will|can|may|must|plan to|going to|have them|make them|allow|each (?:group|team|learner|pupil|child|student|one)|every (?:group|team|learner|pupil|child|student)|they (?:bring|make|open|mix|climb|catch)|please|show them|whoever|those who|ningependa|nataka|(?:pupils?|learners?|students?|children|boys|girls) (?:go|climb|enter) (?:down|into)|waache|je veux|je voudrais|laissez|quero|gostaria|deixar)\b`)

// bloodTests are tests of the blood of learners, of which the notes have a rule of their own.
var bloodTests = regexp.MustCompile(`(?i)\b(?:prick(?:s|ing)?|test(?:s|ing)? (?:our|their|each other's) (?:own )?blood|blood (?:samples?|tests?)|needles? (?:and|for) blood)\b`)

// keptAway is a wish that itself keeps people away from the danger.
var keptAway = regexp.MustCompile(`(?i)\b(?:no|not|never|don't|avoid|without|nobody|cannot|can't|stay away|keep away|safely|(?:keeps?|stays?|be|are) safe|safe (?:use|way|handling)|safety|danger\w*|warn\w*|prevent\w*|only (?:I|the teacher|you)|hakuna|usi\w*|msi\w*|sans|pas|sem|não)\b`)

// noShield is what only sounds like it: "a fire that they never forget", "leaves that nobody knows", "without goggles".
var noShield = regexp.MustCompile(`(?i)\b(?:never|not|cannot|can't|don't|won't) (?:ever |be able to )?forget\w*|\b(?:never|n't|not) (?:boring|bored|sleep\w*|believe\w*)|\b(?:nobody|no one|we do not|they do not) knows?\b|\b(?:no|without|not have|don't have|not any)(?: any)? (?:\pL+ ){0,2}?(?:goggles|glasses|gloves|masks?|aprons?|shoes|lab\w*|equipment|apparatus|hoods?|cupboards?|burners?|extinguishers?|helmets?|electrician|money|fear|shame)\b|\b(?:pas|sans) (?:de )?(?:gants|masques?|lunettes)\b|\bsem (?:luvas|máscaras?)\b`)

// unsafeWishes are looked through in order.
var unsafeWishes = sync.OnceValue(func() []unsafeWish {
	return []unsafeWish{
		{"note.unsafeNamed.mains", "note.unsafe.mains", regexp.MustCompile(`(?i)\b(?:open|touch|toucher|touchent|tocar|gus|change|repair|connect|wire|unscrew|replace|cut|join|climb|try|test|fix|fungu\w+|ouvrir|abrir|changer|trocar)\w*\b[^.;]{0,50}\b(?:live|meter box|fuses?|fuse (?:wire|box)|mains|sockets?|switch(?:es)?|distribution box|transformers?|power lines?|electric (?:wires?|poles?)|plugs?|extension|fils électriques|fils|fios|nyaya|compteur|fusible|quadro elétrico|soketi|mita ya umeme)\b|\blive (?:wires?|meter|socket)\b`)},
		{"note.unsafeNamed.fuel", "note.unsafe.fuel", regexp.MustCompile(`(?i)\b(?:petrol|gasoline|kerosene|paraffin|diesel|methylated spirit|spray cans?|aerosols?|gas cylinders?|carbide|big fire|firecrackers?|fireworks?|explosions?|explod\w+|blows? up|drain cleaner|bangers?|essence|gasolina|petroli|mafuta ya taa)\b`)},
		{"note.unsafeNamed.chemicals", "note.unsafe.chemicals", regexp.MustCompile(`(?i)\b(?:concentrated (?:\w+ )?acids?|battery acid|caustic soda|lye|pesticides?|insecticides?|(?:do|doing) the spraying|spray(?:s|ing)? (?:crops?|plants?|weeds?|the (?:garden|field))|rat poison|mercury|sodium(?: metal)?\b(?: in| into| with| on)|(?:piece|bit|lump|bottle) of (?:sodium|potassium|phosphorus)|sodium metal|bromine|chlorine gas|hydrogen peroxide|strong bleach|toilet cleaner|eau de javel|lixívia|détartrant|acide de batterie)\b`)},
		{"note.unsafeNamed.animals", "note.unsafe.animals", regexp.MustCompile(`(?i)\b(?:catch|hold|handle|touch|bring|collect|keep|tease|shik|washik|kamat|attrap|prend|apanh|peg)\w*\b[^.;]{0,30}\b(?:snakes?|scorpions?|bees?|wasps?|spiders?|bats?|stray dogs?|monkeys?|crocodiles?|hippos?|ticks|rats?|dead animals?|nyoka|nge|nyuki|serpents?|scorpions?|abeilles|cobras?|abelhas)\b|\bopen the (?:bee ?)?hives?\b`)},
		{"note.unsafeNamed.water", "note.unsafe.water", regexp.MustCompile(`(?i)\b(?:swim|wade|dive|jump|go|walk|stand|enter|cross)\w*\b (?:in|into|through|across|to the (?:bottom|middle) of)? ?(?:the |a |our )?(?:deep |fast |flooded )?(?:\p{Lu}\pL+ )?(?:river|Nile|Niger|Congo|Zambezi|Volta|Limpopo|stream|rapids|lake|dam|sea|flood(?: water)?|well|pond|canal|ocean)\b`)},
		{"note.unsafeNamed.height", "note.unsafe.height", regexp.MustCompile(`(?i)\b(?:climb|go up|stand on|jump (?:from|off))\w*\b[^.;]{0,25}\b(?:roof|trees?|tank|tower|mast|pole|wall|ladder|cliff|hill ?side|baobab|coconut)\b`)},
		{"note.unsafeNamed.traffic", "note.unsafe.traffic", regexp.MustCompile(`(?i)\b(?:stand|count|stop|measure|work|walk|run|cross|sit|play)\w*\b[^.;]{0,30}\b(?:on|in|across|beside|along) (?:the |a )?(?:main |busy |tarmac )?(?:highway|road|railway|tracks)\b`)},
		{"note.unsafeNamed.storm", "note.unsafe.storm", regexp.MustCompile(`(?i)\b(?:outside|outdoors|out|in|during|into|under)\b (?:in |during )?(?:the |a |an |real |next |coming |heavy |big )*(?:thunder ?)?storms?\b|\b(?:catch|attract|draw down|bring down|measure|touch|fly)\w*\b[^.;]{0,40}\b(?:lightning|thunder ?storms?)\b`)},
		{"note.unsafeNamed.sun", "note.unsafe.sun", regexp.MustCompile(`(?i)\blook\w*\b[^.;]{0,20}\b(?:at|into) the (?:sun|eclipse)\b`)},
		{"note.unsafeNamed.taste", "note.unsafe.taste", regexp.MustCompile(`(?i)\b(?:tast(?:e|ing)|drink|eat|swallow|sniff|inhale|smoke|chew)\w*\b[^.;]{0,40}\b(?:chemicals?|unknown|acids?|bleach|soap|wild (?:plants?|berries|leaves|mushrooms?|fruits?)|mushrooms?|medicines?|tablets|drugs?|herbs|tobacco|cigarettes?|beer|alcohol|glue|river water|dirty water|untreated)\b|\b(?:brew|distil)\w*\b[^.;]{0,30}\b(?:beer|alcohol|gin|spirits?)\b|\bhold (?:their|the) breath\b|\b(?:leaves|roots|bark|plants?|folhas|feuilles|racines|majani|mizizi)\b[^.;]*\b(?:taste|drink|desconhecid\w+|inconnu\w+|sick (?:people|person)|patients|malades|doentes|wagonjwa)\b`)},
		{"note.unsafeNamed.pit", "note.unsafe.pit", regexp.MustCompile(`(?i)\b(?:enter|go (?:down|into|inside)|dig in|climb (?:down|into)|pan (?:for )?gold|visit)\w*\b[^.;]{0,25}\b(?:mines?|mine shaft|shaft|quarry|pit|cave|tunnel|wells?|boreholes?)\b`)},
		{"note.unsafeNamed.fire", "note.unsafe.fire", regexp.MustCompile(`(?i)\b(?:learners?|pupils?|students?|children|groups?|teams?|each|they|them)\b[^.;]{0,40}\b(?:lights?|make|start|burn|set)\b[^.;]{0,25}\b(?:fires?|stoves?|candles?|charcoal|plastics?|tyres?|grass|matches|match|rubbish|paper)\b|\blights? (?:it|them)\b`)},
		{"note.unsafeNamed.body", "note.unsafe.body", regexp.MustCompile(`(?i)\b(?:inject(?:ions?|ing|s)?|syringes?)\b`)},
		{"note.unsafeNamed.body", "note.unsafe.body", bloodTests},
		{"note.unsafeNamed.blades", "note.unsafe.blades", regexp.MustCompile(`(?i)\b(?:razor ?blades?|pangas?|machetes?|cutlasses|scalpels?)\b`)},
		{"note.unsafeNamed.punish", "note.unsafe.punish", regexp.MustCompile(`(?i)\b(?:can(?:e|ed|ing)|beat(?:en|ing)?|whip|slap|kneel|punish(?:ed|ment)?|shame|laugh at|insult)\b[^.;]{0,60}\b(?:who|wrong|fail\w*|late|slow|lazy|noisy|last|learners?|pupils?|students?|them|boys?|girls?)\b|\b(?:wrong|fail\w*|late|slow|lazy|last)\b[^.;]{0,40}\b(?:is|are|be|get) (?:caned|beaten|punished|whipped|slapped|shamed)\b`)},
	}
})

// unsafeIn are the kinds of wishes in a sentence that could maim somebody.
func unsafeIn(part string) []unsafeWish {
	if !learnersDo.MatchString(part) || keptAway.MatchString(noShield.ReplaceAllString(part, "")) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(unsafeWishes()), func(wish unsafeWish) bool {
		return wish.act == bloodTests || !wish.act.MatchString(part)
	})
}

// practised begins a topic that is itself something done: "Spraying pesticides", "Testing our own blood".
var practised = regexp.MustCompile(`(?i)^(?:how to |practical:? )?\pL+ing\b|\bour own\b|\bpractical\b`)

// unsafeTopic leaves out what a topic itself would have learners do that could maim somebody.
func (n *notes) unsafeTopic(topic string) {
	if !practised.MatchString(topic) || keptAway.MatchString(topic) {
		return
	}
	for _, wish := range unsafeWishes() {
		if wish.act.MatchString(topic) {
			n.leaveOutUnsafe(wish)
		}
	}
}

var (
	// mined is a topic that tells of mines and shells in the ground.
	mined = regexp.MustCompile(`(?i)\b(?:land ?mines?|minefields?|unexploded|mines? anti-?personnel|minas (?:terrestres|antipessoal|anti-pessoal)|engins? non explosés?|mabomu)\b`)
	// toMine is a wish that leads learners to them.
	toMine = regexp.MustCompile(`(?i)\b(?:see|visit|look|bring|collect|touch|dig|find|ver|trazer|trouxess\pL*|apanh\pL*|visit\pL*|voir|apporter|ramasser|kuona|kuleta)\b`)
)

// unsafeMines leaves out each wish of a lesson on mines that leads learners to them, and offers what is safe.
func (n *notes) unsafeMines(topic string) {
	if !mined.MatchString(topic) {
		return
	}
	wished := len(n.told)
	n.told = slices.DeleteFunc(n.told, func(part string) bool { return toMine.MatchString(part) })
	if len(n.told) == wished {
		return
	}
	n.leaveOutUnsafe(unsafeWish{named: "note.unsafeNamed.mines", safe: "note.unsafe.mines"})
}

// leaveOutUnsafe says first of all in the work what is done in place of a wish that could maim somebody.
func (n *notes) leaveOutUnsafe(wish unsafeWish) {
	if slices.Contains(n.unsafe, wish.named) {
		return
	}
	n.unsafe = append(n.unsafe, wish.named)
	n.change("meet", always(n.says.text(wish.safe)), "")
	n.atFirst()
}

// unsafeLine tells the teacher openly, before all else, what is left out.
func (c *composer) unsafeLine() string {
	if len(c.notes.unsafe) == 0 {
		return ""
	}
	var named []string
	for _, name := range c.notes.unsafe {
		named = append(named, c.text(name))
	}
	what := c.list(named)
	if c.unsafeToo {
		what = c.text("note.unsafeToo", "what", what)
	}
	return c.text("note.unsafeFirst", "what", what)
}
