package planner

import (
	"strings"
	"unicode"

	"somo/app/regexp"
)

var (
	// endOfHead is where what is said of people begins: "learners | who were absent".
	endOfHead = regexp.MustCompile(`,| (?:who|whose|which|that|to|new|of|in|at|on|with|near|from|for|behind|beside|along|around|after|before)\b`)
	// collective is one word for several people.
	collective = regexp.MustCompile(`(?i)\b(?:group|class|club|committee|team|family|council|household|cooperative|association|choir|crew|school|village|people|children|women|men|youth)$`)
	// withOthers are people who are named beside somebody: "Mr Sizwe, a driver, and his passengers".
	withOthers = regexp.MustCompile(`,? and (?:his|her|their|other|others) `)
	// besideName is a named person with people who are not: "Mr Sitali and builders who lift sand".
	besideName = regexp.MustCompile(`^((?:\pL+ ){0,2}\p{Lu}\pL+) and (?:the |our )?(?:\p{Ll}+ )?\p{Ll}+(?: (?:who|that|which|of|at|in|on|near|with)\b|$)`)
	// ofThe is how a group is begun that is known already.
	ofThe = regexp.MustCompile(`(?i)^(?:the|an?|our|his|her|their|your|these|all)\b|^(?:\pL+ )?\p{Lu}\pL*['’]s?\b`)
	// notNamed begins a person who is told without a name, or with one behind.
	notNamed = regexp.MustCompile(`^(?:(?:The|An?|Our) |New \p{Ll})`)
	// oneGroup begins a group told as one: "a family that moves to a new area".
	oneGroup = regexp.MustCompile(`^(?i:an?) `)
)

// severalPeople tells whether a user is more than one person, whom one learner cannot play.
func severalPeople(user string) bool {
	if withOthers.MatchString(user) || besideName.MatchString(user) {
		return true
	}
	head := user
	if at := endOfHead.FindStringIndex(user); at != nil {
		head = user[:at[0]]
	}
	if titled.MatchString(head) && !strings.ContainsAny(head, "'’") {
		return false
	}
	last := lastWord(head)
	return collective.MatchString(head) || strings.HasSuffix(last, "s") && !strings.HasSuffix(last, "ss") && !strings.HasSuffix(last, "'s") && last == strings.ToLower(last)
}

// player is whom one learner plays: of several people the one of whom the class has heard, or else one of them.
func (c *composer) player() string {
	if !severalPeople(c.user) {
		if c.met {
			return c.slot("user")
		}
		return c.user
	}
	if m := needPattern.FindStringSubmatch(c.needModel); c.needTold != "" && m != nil && m[2] == "needs" {
		if name, _, _ := strings.Cut(m[1], ","); !severalPeople(name) {
			if notNamed.MatchString(name) {
				name = lowerFirst(name)
			}
			return name
		}
	}
	if at := withOthers.FindStringIndex(c.user); at != nil && strings.ContainsFunc(c.user[:at[0]], unicode.IsUpper) {
		name, _, _ := strings.Cut(c.user[:at[0]], ",")
		return name
	}
	if named := besideName.FindStringSubmatch(c.user); named != nil {
		return named[1]
	}
	users := c.user
	if oneGroup.MatchString(users) {
		return c.text("memberOf", "users", users)
	}
	if !ofThe.MatchString(users) {
		users = "the " + users
	}
	return c.text("oneOf", "users", users)
}
