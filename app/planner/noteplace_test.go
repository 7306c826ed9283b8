package planner

import "testing"

// TestThePlaceOfAClass reads the place and country of a class as teachers write them.
func TestThePlaceOfAClass(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ notes, place, land string }{
		// Regions and towns of the bank.
		{"Grade 5, Kapsowar, Elgeyo Marakwet. 44 learners", "Kapsowar", "KE"},
		{"JHS 1 in Nandom, Upper West. 52 students, 4 brooms", "Nandom", "GH"},
		{"Std III Tunduma. 83 pupils.", "Tunduma", "TZ"},
		{"Município do Cuemba, Bié. 57 alunos da 4ª classe.", "Cuemba", "AO"},
		{"CM2, Kpalime. 50 élèves", "Kpalimé", "TG"},
		{"Okakarara, 30 learners", "Okakarara", "NA"},
		{"Semonkong. 40 learners", "Semonkong", "LS"},
		{"P6 on Kalangala islands, Uganda.", "Kalangala", "UG"},
		{"Lusikisiki, Eastern Cape. 41 learners", "Lusikisiki", "ZA"},
		{"Grade 7 in Kabwe, Zambia", "Kabwe", "ZM"},
		// Names that are also words, where only a place can stand.
		{"Basse, 48 pupils, Mandinka and Fula speakers.", "Basse", "GM"},
		{"Bonga. 70 student. forest honey area.", "Bonga", "ET"},
		{"Grade 6 in George. 40 learners", "George", "ZA"},
		{"Class 4, Bo. 50 pupils", "Bo", "SL"},
		{"Std 4, Same, Kilimanjaro Region. 45 pupils", "Same", "TZ"},
		// Small letters.
		{"techiman, ghana. 52 students. no computer", "Techiman", "GH"},
		{"gulu, uganda. 60 pupils", "Gulu", "UG"},
		{"kano, nigeria 45 students", "Kano", "NG"},
		{"kapchorwa. 50 learners", "Kapchorwa", "UG"},
		{"grade 4 in kapsowar, kenya.", "Kapsowar", "KE"},
		{"p6, lira near gulu, uganda", "Lira", "UG"},
		{"std 3, sunuka near kigoma, tanzania. 90 pupils", "Sunuka", "TZ"},
		{"we are in sunuka near kigoma. 90 pupils", "Sunuka", "TZ"},
		// Untidy ones: no comma, capitals, short forms, the class first.
		{"brikama gambia. 46 pupils gr 5", "Brikama", "GM"},
		{"gambia brikama 40 pupils", "Brikama", "GM"},
		{"JSS 2, lagos nigeria. 70 students", "Lagos", "NG"},
		{"arusha tanzania std 7, 66 pupils", "Arusha", "TZ"},
		{"mbale uganda with 60 pupils", "Mbale", "UG"},
		{"60 pupils mzuzu malawi", "Mzuzu", "MW"},
		{"bukavu drc 50 pupils", "Bukavu", "CD"},
		{"sunuka tanzania. 50 pupils", "Sunuka", "TZ"},
		{"Std 3 Sunuka Tanzania. 50 pupils", "Sunuka", "TZ"},
		{"BO SIERRA LEONE. 50 pupils", "Bo", "SL"},
		{"at Bo, S/Leone. 50 pupils", "Bo", "SL"},
		{"ABIDJAN, COTE D'IVOIRE. 50 élèves", "Abidjan", "CI"},
		{"S.Sudan Juba. 60 pupils", "Juba", "SS"},
		{"Joburg, South Africa. 40", "Johannesburg", "ZA"},
		{"Mbale town, Uganda. 60", "Mbale", "UG"},
		{"First year baccalaureate, Meknes, Morocco. 42 students", "Meknes", "MA"},
		{"Tronc commun, Fes, Maroc. 40 élèves", "Fes", "MA"},
		{"Final year students, Gaborone, Botswana.", "Gaborone", "BW"},
		// Places that no list has.
		{"Std 3, Sunuka near Kigoma, Tanzania", "Sunuka", "TZ"},
		{"Chebiemit town, Elgeyo-Marakwet County", "Chebiemit", "KE"},
		{"Wa, Upper West. 60 pupils", "Wa", "GH"},
		{"JSS 2 in Wamba, Nasarawa State. 60 students", "Wamba", "NG"},
		{"Kasenga near Lubumbashi, 7e. 72 pupils.", "Kasenga", "CD"},
		{"Nous sommes à Kasenga près de Lubumbashi et nous avons 40 élèves.", "Kasenga", "CD"},
		// What stands before a town and is no place of its own.
		{"Grace Akinyi, Kisumu.", "Kisumu", "KE"},
		{"Mrs Banda, Kitwe.", "Kitwe", "ZM"},
		{"Teacher Musa, Kano. 45 students", "Kano", "NG"},
		{"Fractions, Kisumu.", "Kisumu", "KE"},
		{"Kiswahili, Kigoma.", "Kigoma", "TZ"},
		{"Farmers near Techiman grow yam.", "Techiman", "GH"},
		{"Market near Kisumu, fish is sold there.", "Kisumu", "KE"},
		{"Hope Academy near Kisumu. 40 learners", "Kisumu", "KE"},
		{"Our school is near Kisumu.", "Kisumu", "KE"},
		// The country on the other side.
		{"Tunduma, on the border with Zambia. 60 pupils", "Tunduma", "TZ"},
		{"We teach in Tunduma near the Zambia border.", "Tunduma", "TZ"},
		{"Grade 9, Lundazi near Malawi. 40 pupils", "Lundazi", "ZM"},
	} {
		n := testNotes(t, test.notes)
		if n.land == nil || n.land.Code != test.land || n.place != test.place {
			t.Errorf("%q: got %q in %q, want %q in %s", test.notes, n.place, n.land.said(), test.place, test.land)
		}
	}
}

// TestAClassBesideItsPlaceIsNotHandedBack holds that nothing of an untidy place is left for the teacher to place.
func TestAClassBesideItsPlaceIsNotHandedBack(t *testing.T) {
	t.Parallel()
	for _, notes := range []string{
		"arusha tanzania std 7, 66 pupils", "First year baccalaureate, Meknes, Morocco. 42 students", "Second year of middle school, Oran, Algeria.", "from mwanza tz, 60 pupils", "brikama gambia. 46 pupils gr 5",
	} {
		if told := testNotes(t, notes).told; len(told) > 0 {
			t.Errorf("%q: handed back %q", notes, told)
		}
	}
}

// TestAWordIsNoPlace holds that words and people of a note tell no country.
func TestAWordIsNoPlace(t *testing.T) {
	t.Parallel()
	for _, notes := range []string{
		"Amina, Juma and George are deaf.", "Man, it is hot.", "Same as last year.", "Same, as before.", "Victoria, Grace and Central.", "Mission school, Eastern side.",
		"central, eastern, northern and victoria groups", "We read a letter from George in class.", "George, who cannot see, sits in front.", "Adama, Fatou et Moussa.",
		"Livingstone explored the river.", "a Kaya elder told us of Bonga fish", "Soma kitabu.", "Kumi kati yao hawana vitabu.", "Kati ya wanafunzi 40, kumi hawana vitabu.",
		"Wote wanajua kusoma.", "Maua ya shule yamekauka.", "Giza na mwanga.", "Mpanda ovyo hula ovyo.", "Machinga huuza nguo.", "Mango season.", "Kara is deaf.", "Welkom to all.",
		"mali ya shule, vitabu na kalamu", "maize, beans, niger seed and goats.", "we live near the river, and fish, vegetables", "They speak turkana, samburu and swahili.",
		"They keep guinea, goats, and hens.", "at the market, beans, salima and rice are sold", "The river floods.", "Guider les élèves.", "we learn of malawi and its lake", "O Príncipe é uma história.",
	} {
		if land := testNotes(t, notes).land; land != nil && land.Code != "" {
			t.Errorf("%q: taken for %s", notes, land.said())
		}
	}
}
