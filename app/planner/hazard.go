package planner

import "somo/app/regexp"

// danger is a kind of request that is not planned, and the project that is planned in its place.
type danger struct {
	words   *regexp.Regexp
	sibling string   // key of its name, where no card of it fits the class
	care    string   // key of a sentence for the teacher, where such a request may come from a learner in need
	cards   []string // ids of the topics to plan instead, the best first; one of the teacher's subject goes before
}

// dangers are looked through in order; the first that fits names the safe project.
var dangers = []danger{
	{belittles, "safe.respect", "", []string{"social-studies/peace-conflict-resolution-and-tolerance", "health/bullying-and-friendship"}},
	{starves, "safe.food", "safe.foodCare", []string{"biology/balanced-diet-and-malnutrition", "elementary-science/food-healthy-eating-and-balanced-diet", "home-science/food-groups-and-meal-planning"}},
	{cutsAnimals, "safe.animals", "", []string{"biology/vertebrates", "elementary-science/classifying-animals-vertebrates-and-invertebrates", "elementary-science/animals-kinds-habitats-and-uses"}},
	{regexp.MustCompile(`(?i)\b(suicide|self[- ]harm|kujiua|se suicider)`), "safe.help", "safe.helpCare", []string{"health/feelings-stress-and-mental-health", "health/bullying-and-friendship"}},
	{regexp.MustCompile(`(?i)\babort`), "safe.body", "safe.helpCare", []string{"biology/adolescence-puberty-and-family-planning", "health/feelings-stress-and-mental-health"}},
	{spirits, "safe.choices", "", []string{"health/drug-and-substance-abuse", "elementary-science/drugs-and-substance-abuse-primary", "chemistry/mixtures-and-separation-techniques"}},
	{regexp.MustCompile(`(?i)\b((petrol )?bomb|explosi|grenade|gun ?powder|molotov|detonator|landmine|bomu|baruti|poudre|pólvora|arson|set fire|fire ?works?|fire ?crackers?)`), "safe.fire", "", []string{"elementary-science/first-aid-and-accidents", "social-studies/security-and-emergencies", "elementary-science/road-and-home-safety", "chemistry/air-oxygen-combustion-and-fire", "physics/household-electricity-power-and-safety", "technical-studies/workshop-safety-and-tools", "home-science/kitchen-tools-equipment-and-safety", "agriculture/compost-manure-and-fertilisers", "creative-arts/design-lettering-posters-and-logos"}},
	{regexp.MustCompile(`(?i)\b(bleach|ammonia|chlorine|nerve gas|mustard gas|toxic gas|javel|gaz toxique)`), "safe.chemicals", "", []string{"home-science/kitchen-tools-equipment-and-safety", "elementary-science/first-aid-and-accidents", "elementary-science/road-and-home-safety", "chemistry/laboratory-safety-apparatus-and-scientific-method"}},
	{regexp.MustCompile(`(?i)\b(meth(amphetamine)?\b|cocaine|heroin|cannabis|marijuana|bhang|moonshine|chang['’]?aa|kachasu|waragi|ogogoro|akpeteshie|gongo|drogue|droga|dawa za kulevya)`), "safe.choices", "", []string{"health/drug-and-substance-abuse", "biology/drugs-alcohol-and-tobacco-biology", "elementary-science/drugs-and-substance-abuse-primary"}},
	{regexp.MustCompile(`(?i)\b(hack|phish|steal passwords|malware|computer virus)`), "safe.online", "", []string{"ict/online-safety-and-cyberbullying"}},
	{regexp.MustCompile(`(?i)\b(counterfeit|fake (money|notes|certificates?)|forge)`), "safe.trade", "", []string{"social-studies/corruption-honesty-and-integrity", "social-studies/values-respect-responsibility-work-cooperation", "business/money-banking-and-mobile-money"}},
	{regexp.MustCompile(`(?i)\b(guns?\b|firearm|rifle|bullet|ammunition|weapon|kill|poison|stab|strangle|hang|silaha|bunduki|sumu|armes?\b|armas?\b|veneno)`), "safe.quarrels", "", []string{"social-studies/peace-conflict-resolution-and-tolerance", "health/bullying-and-friendship", "technical-studies/workshop-safety-and-tools", "agriculture/animal-nutrition-housing-and-management"}},
}

var (
	// belittles sets one people or faith above others.
	belittles = regexp.MustCompile(`(?i)\b(?:our|my|their|your|which|one) (?:tribe|race|ethnic group|clan|people|religion|faith|church) (?:is|are) (?:the )?(?:better|superior|best|worse|worst|inferior|greater|cleverer|lazy|dirty)\b|\bbetter than (?:their|other|the other) (?:tribes?|races?|religions?|faiths?)\b`)
	// starves is a diet that hurts a growing body.
	starves = regexp.MustCompile(`(?i)\b(?:los(?:e|ing) weight (?:fast|quickly|in (?:a|one|two) weeks?)|(?:by|through) not eating|starv(?:e|ing) (?:ourselves|yourself|themselves)|slimming (?:pills|tea)|diet pills)\b`)
	// spirits are strong drinks that are made in secret.
	spirits = regexp.MustCompile(`(?i)\b(?:moonshine|chang['’]?aa|kachasu|waragi|ogogoro|akpeteshie|gongo|sodabi|koutoukou)\b|\bdistil\w*\b.*\b(?:alcohol|spirits|gin)\b.*\b(?:at home|home-made|to (?:drink|sell))\b`)
	// bangs are fireworks that are made or lit.
	bangs = regexp.MustCompile(`(?i)\b(?:mak|build|mix|light|prepar|produc|assembl)(?:e|es|ing)?\b.*\bfire ?(?:works?|crackers?)\b|\bfire ?(?:works?|crackers?)\b.*\b(?:mak(?:e|ing)|light(?:ing)?|build)\b`)
	// cutsAnimals is work on animals that suffer or carry rabies.
	cutsAnimals = regexp.MustCompile(`(?i)\b(?:dissect\w*|cut(?:ting)? (?:up|open)) (?:a |an |the )?(?:living |live |stray |dead )?(?:dogs?|cats?|bats?|live \w+|living \w+|stray \w+)\b`)
)

// hazards are the words of a dangerous request.
var hazards = regexp.MustCompile(`(?i)\b(bombs?|explosives?|grenades?|gun ?powder|molotov|petrol bombs?|detonators?|landmines?|firearms?|guns?|rifles?|bullets?|ammunition|nerve gas|chlorine gas|mustard gas|toxic gas|meth(amphetamine)?|cocaine|heroin|suicide methods?|self[- ]harm methods?|how to (kill|poison|hang|stab|strangle|abort)|poison (someone|somebody|people|a person)|mix(ing)? bleach|bleach (and|with) (ammonia|acid|vinegar)|ammonia and bleach|acid and bleach|acid with bleach|make (a )?(poison|weapon)s?|making (a )?(poison|weapon)s?|counterfeit|fake (money|notes)|hack(ing)? (into|someone|a|the|accounts?)|steal passwords|moonshine|chang['’]?aa|kachasu|akpeteshie|ogogoro|bomu|mabomu|baruti|silaha|bunduki|bombes?|explosifs?|cocktails? molotov|bombas?|explosivos)\b`)

// hazardMakers tell a request to make the thing from a lesson about its history or its harm.
var hazardMakers = regexp.MustCompile(`(?i)\b(mak(e|ing)|build(ing)?|construct(ing)?|produc(e|ing)|mix(ing)?|brew(ing)?|cook(ing)?|assembl(e|ing)|synthesi[sz](e|ing)|prepar(e|ing)|distil(l|ling)?|how to|recipe|steps (to|for)|instructions|use|using|experiment|demonstrat(e|ing)|fabriqu\p{L}*|faire|comment|préparer|kutengeneza|tengeneza|jinsi ya|kuchanganya|fabricar|fazer|como)\b`)

// ofOld is how books write about the past, which is no wish to use anything.
var ofOld = regexp.MustCompile(`(?i)\b(the )?uses? of\b`)

// outright needs no word for making: there is nothing else to learn from it.
var outright = regexp.MustCompile(`(?i)\b(petrol bombs?|molotov|suicide methods?|self[- ]harm methods?|how to (kill|poison|hang|stab|strangle))\b`)

// peaceful are words of a hazard that stand for something else: killing germs, hanging clothes, a water pump.
var peaceful = regexp.MustCompile(`(?i)\b(?P<how>how to )(?:kill (the |off )?(germs?|bacteria|viruses|microbes|weeds?|pests?|insects?|mosquito(e?s)?|flies|ticks|lice|jiggers|termites|locusts|caterpillars|armyworms?)` +
	`|hang (up )?(the |a |your |our )?(clothes|washing|laundry|pictures?|posters?|charts?|curtains?|(bed ?|mosquito )?nets?))\b` +
	`|\b(seed|bath) bombs?\b|\bbombas? (de |d['’])(água|agua|bicicleta)|\bbullet[- ]?(points?|lists?)\b|\b(glue|heat) guns?\b` +
	`|\b(identif\w+|recogni[sz]\w+|detect\w*|spot|spotting) (a |some )?(counterfeit|fake) (money|notes)\b`)

// dangerous reports whether a text asks to make or use something that hurts people.
func dangerous(text string) bool {
	text = peaceful.ReplaceAllString(text, "$how ")
	return belittles.MatchString(text) || starves.MatchString(text) || cutsAnimals.MatchString(text) ||
		hazards.MatchString(text) && (outright.MatchString(text) || hazardMakers.MatchString(ofOld.ReplaceAllString(text, " ")))
}

// dangerousTopic tells a topic that asks for what hurts people. Notes that wish for bangs beside a safe topic leave them out.
func dangerousTopic(topic string) bool {
	return dangerous(topic) || bangs.MatchString(topic) || spirits.MatchString(topic) && hazardMakers.MatchString(topic)
}

// instead is the danger of the first text that tells of one, with the project to plan in place of it.
func instead(texts ...string) danger {
	for _, text := range texts {
		for _, d := range dangers {
			if d.words.MatchString(text) {
				return d
			}
		}
	}
	return danger{sibling: "safe.any", cards: []string{"elementary-science/road-and-home-safety", "elementary-science/first-aid-and-accidents"}}
}

// leaveOutDanger says that what the notes want of dangerous things is left out of a plan for a topic that is safe.
func (c *composer) leaveOutDanger() {
	if !c.notes.dangerous || c.unsafe {
		return
	}
	c.notes.change("meet", always(c.text("note.dangerLeftOut")), c.text("used.dangerLeftOut"))
	c.notes.atFirst()
	if care := instead(c.request.AdditionalInfo).care; care != "" {
		c.topicCautions = append(c.topicCautions, c.text(care))
	}
}
