package planner

import "somo/app/regexp"

// thingUse is how things serve in a plan whose work does not name them.
type thingUse struct {
	things *regexp.Regexp
	say    string                   // its sentence
	block  func(c *composer) string // where they serve, or nothing
}

// thingUses are tried in turn: the first that fits a thing and the plan is taken.
var thingUses = []thingUse{
	{regexp.MustCompile(`(?i)\bthermometers?$`), "note.use.temperature", whereThings("temperature insulate conduction radiation evaporate")},
	{stairs, "note.use.stairs", inSubject("physics", inWorkOn("joule watt"))},
	{stairs, "note.use.slope", inSubject("mathematics", inWorkOn("gradient slope"))},
	{regexp.MustCompile(`(?i)\bspring balances?$`), "note.use.force", whereThings("pull push drag force load")},
	{regexp.MustCompile(`(?i)\b(?:balances?|weighing scales?|scales?)$`), "note.use.mass", whereThings("mass weigh gram kilogram spoon teaspoon weight")},
	{regexp.MustCompile(`(?i)\b(?:measuring |graduated )?cylinders?$|\bsyringes?$`), "note.use.volume", inMaterials("cm3 ml litre vinegar water milk acid")},
	{regexp.MustCompile(`(?i)\b(?:magnif\w+|hand lens(?:es)?|lens(?:es)?)$`), "note.use.lens", inMaterials("leaf soil seed bean maize insect root rock flower onion skin grain crystal")},
	{regexp.MustCompile(`(?i)\b(?:magnif\w+|hand lens(?:es)?|lens(?:es)?)$`), "note.use.lensOut", whereFits(ofLife, "teach1")},
	{regexp.MustCompile(`(?i)\b(?:(?:census|data|rainfall|price|climate|statistical|fare) (?:tables?|figures|lists?|sheets?)|timetables?|price lists?)$`), "note.use.figures", inBlock("practice")},
	{dropsIn, "note.use.float", inSinking},
	{regexp.MustCompile(`(?i)\bpaint$|\bfoil$|\bsoot$`), "note.use.surface", inMaterials("black shiny dark")},
	{lasers, "note.use.laser", inWorkOn("ray reflection refraction normal")},
	{regexp.MustCompile(`(?i)\b(?:torch(?:es)?|lamps?|candles?)$`), "note.use.light", inWorkOn("sunlight ray reflection shadow")},
	{regexp.MustCompile(`(?i)\b(?:ammeters?|voltmeters?|galvanometers?|multimeters?)$`), "note.use.meter", whereThings("circuit current voltage")},
	{cornered, "note.use.corner", inWorkOn("perpendicular hypotenuse corner rectangle square")},
	{regexp.MustCompile(`(?i)\bprotractors?$`), "note.use.angle", inWorkOn("angle")},
	{regexp.MustCompile(`(?i)\bcompass(?:es)?$`), "note.use.north", inWorkOn("bearing north")},
	{regexp.MustCompile(`(?i)\bcompass(?:es)?$`), "note.use.figure", inWorkOn("triangle circle arc")},
	{regexp.MustCompile(`(?i)\bgraph (?:paper|sheets?|books?)$|\bsquared paper$`), "note.use.graph", inWorkOn("graph plot axis axes curve table")},
	{regexp.MustCompile(`(?i)\boil$`), "note.use.liquid", whereThings("liquid pour float density flow")},
	{regexp.MustCompile(`(?i)\bblankets?$`), "note.use.wrap", whereThings("insulate wrap")},
	{regexp.MustCompile(`(?i)\b(?:drums?|ngomas?|shakers?|rattles?|bells?|tambourines?|xylophones?|instruments?)$`), "note.use.soft", whereQuiet(inWorkOn("beat rhythm melody"))},
	{regexp.MustCompile(`(?i)\b(?:drums?|ngomas?|shakers?|rattles?|bells?|tambourines?|xylophones?|instruments?)$`), "note.use.sound", whereLoud(inWorkOn("beat rhythm melody"))},
	{regexp.MustCompile(`(?i)\b(?:cones?|hoops?|bibs?|markers)$`), "note.use.field", inSubject("health", inWorkOn("pass throw dribble goalkeeper"))},
	{regexp.MustCompile(`(?i)\b(?:cloths?|strings?|rags|socks|banana (?:fibre|leaves)|plastic bags)$`), "note.use.ball", inSubject("health", inWorkOn("pass throw dribble goalkeeper"))},
	{dropped, "note.use.iodine", whereThings("starch")},
	{regexp.MustCompile(`(?i)\bballoons?$`), "note.use.balloon", ofExpansion},
	{regexp.MustCompile(`(?i)\bmirrors?$`), "note.use.mirror", inWorkOn("light ray shadow reflection")},
	{regexp.MustCompile(`(?i)\b(?:boxes|tins|cans|cups|cartons?|balls?|bricks?)$`), "note.use.solid", inShapes},
	{regexp.MustCompile(`(?i)\bdoors?$`), "note.use.door", inWorkOn("angle")},
	{regexp.MustCompile(`(?i)\b(?:big |open |large )?floors?$`), "note.use.floor", inBlock("teach1")},
	{regexp.MustCompile(`(?i)\b(?:razors?(?: blades?)?|blades?|kni(?:fe|ves)|cutters?)$`), "note.use.cut", whereThings("cut slice strip piece disc chip")},
	{regexp.MustCompile(`(?i)\b(?:packets?|sachets?|tins|cups|bottles|(?:plastic|polythene) bags?)$`), "note.use.pot", inWorkOn("seedling nursery transplant")},
	{regexp.MustCompile(`(?i)\b(?:cloths?|chitenges?|kangas?|wrappers?|hats?|scarves|blankets?)$`), "note.use.costume", inWorkOn("scene drama actor perform")},
	{regexp.MustCompile(`(?i)\b(?:rulers?|straight ?edges?)$`), "note.use.ruler", whereFits(ofMathematics, "practice")},
	{regexp.MustCompile(`(?i)\bcalculators?$`), "note.use.calculator", whereFits(withSums, "practice")},
	{regexp.MustCompile(`(?i)\b(?:strings?|strips|ribbons|ropes?|cloth strips)$`), "note.use.fold", inSubject("mathematics", inWorkOn("fraction half quarter third"))},
	{regexp.MustCompile(`(?i)\b(?:index |word |old |plain )?cards$`), "note.use.cards", inBlock("practice")},
	{newsPapers, "note.use.hunt", whereFits(ofLanguage, "practice")},
	{regexp.MustCompile(`(?i)\b(?:fruits?|baskets?|vegetables|clothes|coins|plates|cups|toys|bottles|tins|boxes|leaves|flowers|seeds|spoons|stones|sticks)$`), "note.use.real", inDialogue},
	{regexp.MustCompile(`(?i)\bwatering cans?$`), "note.use.rain", inMaterials("soil tray turf sand")},
	{regexp.MustCompile(`(?i)\b(?:hoes?|jembes?|spades?|rakes?|pangas?|forks?|slashers?)$`), "note.use.dig", inMaterials("soil plot bed seedling turf compost")},
	{regexp.MustCompile(`(?i)\b(?:stoves?|burners?|kettles?)$`), "note.use.heat", inMaterials("hot warm")},
	{regexp.MustCompile(`(?i)\b(?:buckets?|basins?|jugs?|jerrycans?|kettles?)$`), "note.use.fetch", inWater},
	{regexp.MustCompile(`(?i)\b(?:wall )?charts?$|\bskeleton$|\b(?:body|torso|heart|eye|plant|cell) models?$|\bpictures?$`), "note.use.chart", inBlock("teach1")},
	{regexp.MustCompile(`(?i)\b(?:chart|manila|flip ?chart|coloured|wrapping|brown) paper$|\bmanila|\bflip ?charts?$|\b(?:cardboard|cartons?|calendars?|sacks?)$`), "note.use.last", whereFits(isOnPaper, "make")},
	{regexp.MustCompile(`(?i)\b(?:paints?|(?:paint)?brush(?:es)?|tins of paint|crayons|markers|felt pens|colou?rs|colou?red (?:pencils|chalk|pens))$`), "note.use.colour", whereFits(isOnPaper, "make")},
	{regexp.MustCompile(`(?i)\b(?:drums?|ngomas?|bells?|whistles?|gongs?)$`), "note.use.signal", whereFits(mayBeLoud, "teach1")},
	{regexp.MustCompile(`(?i)\bcharcoal$`), "note.use.write", whereFits(isOfSigns, "teach1")},
	{regexp.MustCompile(`(?i)\bsand(?: (?:tray|box|pit))?s?$`), "note.use.sandYoung", whereFits(isOfSigns, "teach1")},
	{regexp.MustCompile(`(?i)\bsand(?: (?:tray|box|pit))?s?$`), "note.use.sand", inBlock("ideas")},
	{regexp.MustCompile(`(?i)\b(?:clay|mud|dough|plasticine)$`), "note.use.clayYoung", whereFits(isYoung, "teach1")},
	{regexp.MustCompile(`(?i)\b(?:clay|mud|dough|plasticine)$`), "note.use.clay", whereFits(ofThings, "make")},
	{regexp.MustCompile(`(?i)\b(?:thorns|pins|paper ?clips|staples|glue|tape)$`), "note.use.join", whereFits(isMade, "make")},
	{bundled, "note.use.bundle", whereFits(isPlaceValue, "teach1")},
	{regexp.MustCompile(`(?i)\b(?:grass|strings?|thread|fibre|rubber bands|bands|sisal|raffia)$`), "note.use.tie", whereFits(isPlaceValue, "teach1")},
	{newsPapers, "note.use.source", whereFits(isOfTexts, "practice")},
	{regexp.MustCompile(`(?i)\b(?:magazines?|picture books?|posters?)$`), "note.use.pictures", whereFits(ofThings, "practice")},
	{regexp.MustCompile(`(?i)\b(?:bamboo|stones|bricks|poles|timber|planks)$`), "note.use.plan", whereFits(isOfBuildings, "ideas")},
	{samples, sampleUse, whereFits(ofThings, "teach1")},
	{countable, "note.use.count", whereFits(isReckoning, "teach1")},
	{regexp.MustCompile(`(?i)\b(?:stones|pebbles|bricks)$`), "note.use.load", whereThings("moment lever pulley beam load pivot")},
	{votes, "note.use.choose", inBlock("ideas")},
	{regexp.MustCompile(`(?i)\b(?:wheelbarrows?|hand ?carts?|carts?|trolleys?)$`), "note.use.carry", inBlock("make")},
	{regexp.MustCompile(`(?i)\b(?:nails|pegs|thumb ?tacks|drawing pins)$`), "note.use.hang", whereFits(isShownOnPaper, "show")},
	{regexp.MustCompile(`(?i)\b(?:ropes?|strings?|twine)$`), "note.use.line", whereFits(isShownOnPaper, "show")},
	{regexp.MustCompile(`(?i)\b(?:cloths?|kangas?|chitenges?|tablecloths?|blankets?|mats?|sacks?)$`), "note.use.spread", whereFits(isNoSample, "show")},
	{regexp.MustCompile(`(?i)\b(?:boxes|baskets?|trays?|buckets?|basins?|crates?)$`), "note.use.keep", whereFits(isNoSample, "make")},
	{regexp.MustCompile(`(?i)\b(?:straws?|wires?|foil|papyrus|(?:polythene|plastic) bags?|cloths?|cloth strips|cloth scraps|rags|strings?|ropes?|twine|sisal|sacks?|bottles|tins|boxes|cardboard|cartons?|newspapers?|grass|reeds|leaves|bamboo|wood|cotton wool|planks|rubber|tubes|bands|fibre|palm leaf|wool|husks)$`), "note.use.part", whereFits(isBuilt, "make")},
	{regexp.MustCompile(`(?i)\b(?:reeds|papyrus|bricks|bran|manure|poles|timber|planks|(?:iron |old )?zinc|(?:iron|zinc) sheets?|wires?|bamboo|mud|ash|charcoal|husks|straws?|grass|spoons|tyres|tubes|nets|cloths?|foil|palm leaf|palm leaves|sacks?|twine|sisal|ropes?)$`), "note.use.plan", whereFits(ofThings, "ideas")},
}

// lasers are lights that hurt eyes, which only the teacher holds.
var lasers = regexp.MustCompile(`(?i)\blasers?(?: (?:pointers?|lights?|pens?))?$`)
