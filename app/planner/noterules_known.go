package planner

import (
	"strings"

	"somo/app/regexp"
)

const (
	// heldByHeart is what learners know from home and play.
	heldByHeart = `songs?|sayings?|proverbs?|stories|folk ?tales|tales|poems?|rhymes?|riddles?|chants?|dances?|games?|drum(?:ming)? rhythms?|rhythms?|plants?|trees|herbs|birds|fish|animals|stars|winds|tides|seasons|crafts|instruments?|music|recipes?`
	// knowers are who knows it.
	knowers = `(?:they|all|most|many|everybody|everyone|(?:the |my |our )?(?:learners|students|pupils|children|girls|boys))(?: of them)?`
)

// knownRules read what learners bring with them: what they know by heart, what some have done before, how they come to school.
func knownRules() []noteRule {
	return []noteRule{
		hinted("know knows", rule(`\b`+knowers+` (?:\pL+ )?knows? (?:many |some |a lot of |several |the |our |local |their )*((?:[\pL'-]+ ){0,3}?(?:`+heldByHeart+`)(?:(?:,| and|, and) (?:[\pL'-]+ ){0,3}?(?:`+heldByHeart+`))*)\b`, `\b(?:not|no|only|never|few)\b`, func(n *notes, part string, found []string) {
			n.readKnown(part, n.says.text("here.known", "what", found[1]))
		})),
		hinted("know knows", rule(`\b(?:a |one |some |many |several )?((?:\pL+ )?(?:`+heldByHeart+`)) (?:that |which )?(?:`+knowers+`) (?:\pL+ )?knows?\b`, "", func(n *notes, part string, found []string) {
			n.readKnown(part, n.says.text("here.known", "what", found[1]))
		})),
		hinted("tell tells know knows", rule(`\b(?:grandmothers|grandfathers|grandparents|elders|old (?:people|men|women)|parents|mothers|fathers) (?:still |often )?(?:tell|know) ((?:(?:many|old|the|some) )*(?:stories|tales|folk ?tales|songs|proverbs|riddles|legends)(?: (?:of|about) [^.;,]{3,30})?)`, "", func(n *notes, part string, found []string) {
			n.readKnown(part, n.says.text("here.known", "what", found[1]))
		})),
		hinted("know knows", rule(`\b`+knowers+` (?:\pL+ )?knows? how to ((?:`+workVerbs+`|catch|count|call|climb|swim) [^.;,]{3,50}\b)`, notWork, func(n *notes, part string, found []string) {
			n.readWork(part, "", found[1])
		})),
		hinted("dance sing play", rule(`\b`+knowers+` (?:love to |like to |also |often |can |know how to )?((?:dance|sing|play) (?-i:\p{Lu})[\pL'-]+(?: [\pL'-]+)?)`, `\b(?:not|never|cannot|no)\b`, func(n *notes, part string, found []string) {
			work, _, _ := strings.Cut(found[1], " and")
			n.readKnown(part, doingOf(work))
		})),
		hinted("messages message posts rumours videos", rule(`\b(?:they|learners|students|pupils|children|many|most)(?: \pL+)? (?:see|get|receive|forward|share|read|watch) ([^.;,]{0,30}?(?:messages|posts|rumours|videos|statuses)(?: on [^.;,]{3,25}?)?)(?: and (?:believe|share|forward|trust) them)?[.!]?$`, "", func(n *notes, part string, found []string) {
			n.readKnown(part, found[1])
		})),
		hinted("walk come comes ride cross paddle", rule(`\b(?:most|many|some|all|half|learners|pupils|students|children|they)(?: of (?:them|the learners))?(?: \pL+)? ((?:walk|come|ride|cross|paddle)(?: (?:or|and) (?:walk|come|ride|cross|paddle))?(?: to school)? (?:by|on|in|from|across|over|through) [^.;,]{3,50}|walk (?:\d+|one|two|three|four|five|six|seven|eight|ten) [^.;,]{2,30}\b)`, `\b(?:late|without|afraid|fear|danger\w*|because|hungry|tired|home|homes|famil\w+|villages|camps?|countr\w+|different|islands|farms|poor|district|background\w*)\b`, func(n *notes, part string, found []string) {
			if taughtBefore.MatchString(part) {
				return // the way is one from a language
			}
			n.readKnown(part, n.says.text("here.way", "way", n.wayOf(found[1])))
		})),
		hinted("typed used played seen done learnt learned met tried touched before never only already well", rule(`\bsome (?:of them )?(?:have )?(?:used|typed|played|saw|seen|learnt|learned|did|done|tried)\b[^.;]{0,50},? (?:but |and )?(?:most|many|others|the rest)(?: have)? never\b|\bsome\b[^.;]{0,40}\b(?:before|already|well|at home|in \pL+)\b,? (?:but |and )?(?:many|most|others|some|few|the rest)(?: have)? (?:never|not|did not|do not)\b|\b(?:some|a few|half|many)(?: of them)? (?:have |had )?(?:already )?(?:learnt|learned|know|knew|did|done|met|used|typed|studied) (?:it|this|them|the topic|some of it) (?:\pL+ )?(?:well |already |before |in |at |from )|\bmost have only (?:played|used|seen)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "mixedStart")
		})),
		hinted("laugh laughs giggle giggles silent shy embarrassed", rule(`\b(?:some|they|boys|girls|learners|pupils|students|children|many|others)(?: \pL+)? (?:laugh|giggle|are silent|go silent|feel shy|are embarrassed|look down)\b`, `\b(?:at|when|if) (?:him|her|wrong|mistakes?|those|each|others?|a (?:learner|pupil|child))\b`, func(n *notes, _ string, _ []string) {
			n.note("meet", "laugh")
		})),
		hinted("live lives stay living", rule(`\b(?:many|most|some|several|half|a few|learners|pupils|students|children)(?: of them)? (?:live|stay|are living) (?:only )?(?:with|at) (?:their |a |an )?(?:grand\pL+|aunts?|uncles?|relatives|guardians|older (?:brothers|sisters|siblings)|relations)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("meet", "kinHome")
		})),
	}
}

// readKnown takes what learners know or do, unless it hurts.
func (n *notes) readKnown(part, what string) {
	what = article.ReplaceAllString(strings.TrimSpace(what), "the ")
	if !n.tabooHere(n.clause) && !losses.MatchString(part) {
		n.fromHere(what, nearHere)
	}
}

// article is a second one: "the a counting song".
var article = regexp.MustCompile(`(?i)^the (?:a|an|one|the|some|many) `)

// wayOf is how learners come, without the verbs: "on foot or by taxi" for "walk or come by taxi".
func (n *notes) wayOf(said string) string {
	onFoot := n.says.text("here.onFoot")
	said = toSchool.ReplaceAllString(said, "")
	if rest, found := strings.CutPrefix(said, "walk "); found {
		if after, or := strings.CutPrefix(rest, "or "); or {
			return onFoot + " or " + after
		}
		if number(strings.Fields(rest)[0]) > 0 {
			return rest + " " + onFoot
		}
	}
	return said
}

// toSchool is what is plain of a way to school.
var toSchool = regexp.MustCompile(`(?i) to school|\bcome `)
