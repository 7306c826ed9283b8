package planner

import (
	"fmt"
	"strings"
)

// roomRules read what a class has, lacks and shares, and how much time there is.
func roomRules() []noteRule {
	return []noteRule{
		rule(`\b(\d{1,3})\s+(?:\w+\s+)?`+people+`\b|\b`+people+`:?\s+(\d{1,3})\b|\bclass(?:e)?\s+(?:size\s+)?(?:of|de|is)\s+(\d{1,3})\b`, `\b(one|a|each|per|every)\b[^.]{0,20}\bfor\s+\d+|\bmissed\b.*\d|\bfor every\b`, func(n *notes, _ string, found []string) {
			for _, text := range found[1:] {
				if size := number(text); size > 0 && n.size == 0 {
					n.size = size
					n.use(fmt.Sprintf("%d learners", size))
				}
			}
		}),
		rule(`\b(\d{2,3})\s*[- ]?\s*(?:minutes?|mins?|dakika)\b`, `battery|\bwalk`, func(n *notes, _ string, found []string) {
			if minutes := number(found[1]); minutes >= 10 && minutes <= 240 && n.minutes == 0 {
				n.minutes = minutes
				n.use(fmt.Sprintf("lessons of %d minutes", minutes))
			}
		}),
		rule(`\b`+numberWord+`\s+(?:[\d-]+\s*-?\s*minutes?\s+)?(?:lessons?|periods?|sessions?)\s+(?:a|per|each|every)\s+week\s+for\s+`+numberWord+`\s+weeks?\b`, "", func(n *notes, _ string, found []string) {
			n.setLessons(number(found[1]) * number(found[2]))
		}),
		rule(`\b`+numberWord+`\s+(?:[\d-]+\s*-?\s*min(?:ute)?s?\s+)?(?:lessons?|periods?|sessions?|séances?|leçons?|aulas?)\b`, `\b(a|per|each|every)\s+week\b`, func(n *notes, _ string, found []string) {
			n.setLessons(number(found[1]))
		}),
		rule(`\bvipindi\s+(\d{1,2}|viwili|vitatu|vinne|vitano|sita)\b`, "", func(n *notes, _ string, found []string) {
			n.setLessons(number(found[1]))
		}),
		rule(`\b(?:groups? of|teams? of|groupes? de|vikundi vya|grupos de)\s+`+numberWord+`\b`, "", func(n *notes, _ string, found []string) {
			if size := number(found[1]); size >= 2 && size <= 12 {
				n.teamSize = size
				n.use(fmt.Sprintf("groups of %d", size))
			}
		}),
		rule(`\b(few|some|`+numberWord+`)\s+(?:\w+\s+)?(phones|tablets|computers|laptops|smartphones|calculators)\b`, negated+`|\bfor (?:every|each)\b`, func(n *notes, part string, found []string) {
			devices, thing := number(found[1]), strings.ToLower(found[3])
			if thing == "computers" || thing == "laptops" {
				n.has["computers"] = true
			}
			n.change("teach1", func(c class) string {
				if devices < 1 {
					return "The few " + thing + " are one station: a team works there for a few minutes while the others go on without, and the next team takes its place."
				}
				return fmt.Sprintf("With %d %s, %s share one; hands change at each step, and who does not touch says the next step.", devices, thing, spread(c.size, devices))
			}, strings.TrimSpace(found[1]+" "+thing))
		}),
		rule(`\b(once|twice|thrice|\d times)\s+(?:a|per)\s+week\b`, "", func(n *notes, _ string, found []string) {
			n.change("meet", always("After days without a lesson, let two learners retell the last one before you begin."), "lessons "+strings.ToLower(found[1])+" a week")
		}),
		rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:electricity|power|mains|umeme|électricité|electricite|eletricidade)`, "", func(n *notes, _ string, _ []string) {
			n.lacks["electricity"] = true
			n.change("make", always("Work where daylight is best, near door and windows or outside; nothing needs a socket."), "no electricity")
		}),
		rule(`\b(power cuts?|load[- ]?shedding|blackouts?|power (goes|fails)|unreliable (power|electricity))\b`, "", func(n *notes, _ string, _ []string) {
			n.lacks["electricity"] = true
			n.change("make", always("Work near door and windows; a power cut changes nothing here."), "power cuts")
		}),
		lack("projector", `projectors?`, "teach1", "The board is your screen: draw it large before the lesson.", "no projector"),
		lack("internet", `internet|intaneti|wi-?fi|data bundles?`, "show", "Answers come from this class, its books and its people, not from the internet.", "no internet"),
		lack("printing", `print(?:ed|ing|er)?\b|photocop(?:y|ies|ier)|worksheets?|handouts?`, "teach1", "Nothing is handed out: write the task on the board once; learners copy only what they need.", "nothing printed"),
		rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:computers?|laptops?|tablets?|devices?)\b|\bnever (?:used|touched|seen) a computer\b`, "", func(n *notes, _ string, _ []string) {
			n.lacks["computer"] = true
			n.change("teach1", always("Play it unplugged: learners are the parts of the machine, slips or squares on the ground its screen."), "unplugged work")
		}),
		rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:laborator(?:y|ies)|labs?)\b`, "", func(n *notes, _ string, _ []string) {
			n.lacks["lab"] = true
			n.change("teach1", always("Without a laboratory: set up in the shade; one learner a team guards the things."), "no laboratory")
		}),
		rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:calculators?|calculatrices?|vikokotoo)\b`, "", func(n *notes, part string, _ []string) {
			n.change("teach1", always("You wrote "+quote(part)+": estimate first, work by hand or with tables, and round only at the end."), "no calculators")
		}),
		rule(`\b(a|one|`+numberWord+`)\s+(?:text)?books?\s+(?:for|to|between)\s+(?:every\s+|each\s+)?`+numberWord+`\b`, "", func(n *notes, part string, found []string) {
			share := number(found[3])
			n.change("teach1", func(c class) string {
				return fmt.Sprintf("With one book for %d learners, make %s; the reader changes at each paragraph, the others listen for key words.", share, count(ceilDiv(c.size, max(share, 1)), "reading circle", "reading circles"))
			}, fmt.Sprintf("one book for %d", share))
		}),
		rule(`\b`+numberWord+`\s+copies\b`, "", func(n *notes, _ string, found []string) {
			copies := number(found[1])
			n.change("teach1", func(c class) string {
				return fmt.Sprintf("With %d copies, %s share one book; the reader changes at each paragraph, and key lines go on the board.", copies, spread(c.size, copies))
			}, fmt.Sprintf("%d copies", copies))
		}),
		rule(`\b(?:few|not enough|no|lack of|shortage of)\s+(?:\w+\s+)?(?:text)?(?:books?|atlases|maps)\b`, "", func(n *notes, _ string, _ []string) {
			n.change("teach1", always("Books are few: read key lines aloud, put them on the board, and let learners retell them to a partner."), "few books")
		}),
		rule(`\b(?:slates?|bottle tops?|sand|chalkboard)\b.*\b(?:slates?|bottle tops?|sand)\b|\bwe (?:can (?:get|collect|find|use|borrow)|have|also have)\b|\b(?:nearby|at hand|available)\s*:`, `\b(one|no|only one)\s+(laptop|phone|computer)|copies|\bproduct\b|\bhave (to|no)\b`, func(n *notes, part string, _ []string) {
			n.change("make", always("Begin with the things you listed: "+quote(trimLead(part))+"."), "the things you have")
		}),
		rule(`\b(one|a|the|only one|single)\s+(tape measure|topographic sheet|map|globe|ruler|microscope|thermometer|clock|ball|scale|balance)\b`, "", func(n *notes, _ string, found []string) {
			thing := strings.ToLower(found[2])
			n.change("teach1", func(c class) string {
				return fmt.Sprintf("The one %s goes round: %s use it in turn while the others estimate and sketch, and each team writes its own reading.", thing, count(c.teams, "team", "teams"))
			}, "one "+thing)
		}),
		rule(`\b(one|1|a|single)\s+(laptop|computer|tablet)\b`, `\bnever\b`, func(n *notes, part string, found []string) {
			device := strings.ToLower(found[2])
			battery := 0
			if hours := hoursPattern.FindStringSubmatch(part); hours != nil {
				battery = 60 * number(hours[1])
			}
			n.has["one computer"] = true
			n.change("teach1", func(c class) string {
				each, minutes := ceilDiv(c.teams, c.lessons), max(1, c.minutes/ceilDiv(c.teams, c.lessons))
				if battery > 0 {
					minutes = min(minutes, max(1, battery/c.teams))
				}
				return fmt.Sprintf("The one %s is a station: %s a lesson, %s each, with a task ready on paper, while the others go on without it. So every team has been there by lesson %d.", device, count(each, "team", "teams"), count(minutes, "minute", "minutes"), ceilDiv(c.teams, each))
			}, "one "+device)
		}),
		rule(`\b(?:(?:teacher'?s?|my|one|single|occasional)\s+){1,3}(?:smart)?phone\b`, "", func(n *notes, _ string, _ []string) {
			n.change("try", always("The one phone stays in your hand, as the clock; film one team for the class if the battery allows."), "one teacher phone")
		}),
	}
}
