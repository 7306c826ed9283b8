package planner

import "slices"

// wishing are words of a wish.
var wishing = words("want wish bring show let please like gostaria quero queremos trazer veux voudrais apporter nataka ningependa kuleta")

// wishes tells whether plain words say what somebody would like.
func wishes(said []string) bool {
	return slices.ContainsFunc(said, func(word string) bool { return wishing[word] })
}

// working are words of what families do for a living, where a thing is named that is not in the class.
var working = words("family familie parent mother father people villager grow grower farm farmer sell seller trader market mine work")

// ofWork tells whether plain words tell of the work of families.
func ofWork(said []string) bool {
	return slices.ContainsFunc(said, func(word string) bool { return working[word] })
}

// lists tells whether a thing is one of those that the class has, which is a danger only in the work that takes it.
func (n *notes) lists(thing string) bool {
	named := stems(thing)
	return slices.ContainsFunc(n.things, func(has string) bool { return shared(wordSet(has), named) > 0 })
}

// forbids tells plain words that keep a matter out of the lesson: "please do not use politics".
func forbids(said []string) bool {
	return slices.ContainsFunc(said, func(word string) bool { return matters[word] })
}

// matters are such matters, each of which learners may yet bring up by themselves.
var matters = words("politics political party parties tribe tribes tribal clan clans")

// likings are words of what people are fond of, which is not done in class for that.
var likings = words("like likes love loves enjoy enjoys fond")

// nearness are words of what learners meet on the ground of the school or on their way.
var nearness = words("near nearby close beside behind next around along through cross across gate front opposite playground yard compound outside pass walk visit go path way road street karibu pres perto")

// isNear tells whether plain words tell of what lies around the school.
func isNear(said []string) bool {
	return slices.ContainsFunc(said, func(word string) bool { return nearness[word] })
}

// products are what comes from a place or an animal and is sold or eaten.
var products = words("fish sand salt water milk meat hide skin dung manure egg wool price market seller trader")

// sold tells whether the plain words of a text speak, with some words, of what comes from a place: "lake fish".
func sold(said []string, found string) bool {
	named := plainWords(found)
	for i := range said {
		if after := i + len(named); after < len(said) && slices.Equal(said[i:after], named) && products[said[after]] {
			return true
		}
	}
	return false
}

var articles = words("the a an any our la le les du de l d o a da do ya na")

// farOff tells that a text says of what stands at a word that it is far away: "far from the sea", and
// not "not far from the sea".
func farOff(words []string, i int) bool {
	at := i - 1
	for at >= 0 && (articles[words[at]] || words[at] == "from") {
		at--
	}
	return at >= 0 && at < i-1 && slices.Contains([]string{"far", "loin", "mbali", "longe"}, words[at]) && (at == 0 || !denials[words[at-1]])
}
