package planner

// realWords are stems of usual English words that are near the name of a topic and are not that name misspelt: a castle is
// no cattle.
var realWords = words(`accept actor adventur advert allow artist asid atlas author avoid background baker banda becam beekeeper beforehand began begin beginner believ
	birthday blank blind bloom boat bounc breakfast bring broad brown butter camel cancel candidat candl canoe captain cared careless carer carpenter carri
	carton castl chair charger checklist chick choir christmas cinema circus clap clash click climb cloudy clown coars collector colleg collid comedy
	compet complain concert congo contract cooler copi cousin crack criticis crush dancer dated defend deficit deliver dentist depth descent description
	deserv differently dinner directly disclosur discuss display dolphin donkey doubt drank drawn dream driver drunk dusty dwarf easter eastern eater
	employer empti engin engineer enter examination exception expectation experienc expert explanation farmer farther feast feather feedback finder finer
	fired fisher flight flying forgav fried frighten fully funeral gardener general ghost giant grandfather grandmother grandparent grass grav greas grind
	groov grown handcart harbour hardest harmless hatari heard hero historian holiday homework honest honestly horse hospital hotel hunger hunter ibrahim
	important infer inspect intention interpreter invent journey kingfisher known landmark latest lawyer learnt leaver legend lightest liked lined lining
	lion listener live lived lively locat loser magic maker manag marker mason master meant mender meter milky miller monkey monster mosqu motorcycl mourn
	mouth moved mystery named narrator notebook nurse observer offer older ordinary painter palac paler parad partly party passport patch peacefully peak
	permission person peter pilot pirat plane planet plank player playground pocket poet politely politician potter pound powder presenc president princ
	princess prior priz progress project propr puppet rabbit ramadan restaurant rider rise risky robin robot rocket ruled safely safer sahara salma salty
	sandy saturday saved saver secret settl sever shall shark sharp shelf shelv ship shirt shock shook shortest shout shown shut sided silenc silently
	simply singer slant sleep slipp slower smelt smoother snack snail soapy soldier spent spoil spoon stack stall steal steep stepp stick stiff sting stood
	stopp storm storybook storyteller strain strang stream strip stronger strongly stuck stuff sunset super supper supplier survivor sweat swept swim swing
	syllabus tailor taken teenager templ textbook theatr thick thin though thread threaten threw throat thrown tiger timed timer tired toothpast tortois
	tough tower tragedy trail train treasur treat trick truck trying tunnel turtl typed understood urgent voted voter wedding whal widely widen wider windy
	wizard woman workplac would woven wrist writer yourself`)
