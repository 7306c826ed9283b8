package document

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"somo/app/lesson"
)

const (
	barWidth   = 1.6
	inset      = 4.5 // text of an activity stands this far right of the margin
	asideGap   = 6.0
	longLabel  = 48  // runes; a longer one is set with the text
	longTitle  = 160 // runes; a longer one is set with the text
	squareSize = 1.9
	leastPart  = 35.0

	squaresWidth = 5*(squareSize+0.5) + 1.2
)

// asideShares are the widths of the column beside the steps that are tried for a plan, as parts of the whole.
// With 0 everything stands in one column, which must be clearly shorter to be worth it.
var asideShares = [...]float64{0.3, 0.36, 0.42, 0.48, 0}

const clearlyShorter = 0.92

// activities puts all activities, or the older phases where there are none.
func (s *setting) activities(plan lesson.Plan) {
	list := plan.Activities
	if len(list) == 0 {
		for _, phase := range plan.Phases {
			list = append(list, lesson.Activity{Phase: phase.Name, Description: phase.Description, Steps: phase.Activities, Materials: phase.Materials})
		}
	}
	list = s.cleanActivities(list)
	if len(list) == 0 {
		return
	}
	s.section("LEARNING EXPERIENCES & ACTIVITIES")
	share := s.bestShare(list)
	for _, a := range list {
		s.activity(a, share)
	}
}

// cleanActivities are those that say something, with texts fit for printing.
func (s *setting) cleanActivities(list []lesson.Activity) []lesson.Activity {
	var kept []lesson.Activity
	for _, a := range list {
		a.Phase, a.Title, a.Grouping = one(a.Phase, s.plain), one(a.Title, s.plain), one(a.Grouping, s.plain)
		for _, text := range []*string{&a.Description, &a.Check, &a.Support, &a.Extension, &a.Safety} {
			*text = clean(*text, s.plain)
		}
		a.Steps, a.Materials = s.texts(a.Steps), s.texts(a.Materials)
		if a.Phase+a.Title+a.Description+a.Check+a.Support+a.Extension+a.Safety != "" || len(a.Steps)+len(a.Materials) > 0 {
			kept = append(kept, a)
		}
	}
	return kept
}

// bestShare is the one width for all asides that makes the plan shortest.
func (s *setting) bestShare(list []lesson.Activity) float64 {
	best, shortest := asideShares[0], 0.0
	for i, share := range asideShares {
		sum := 0.0
		for _, a := range list {
			main, aside := s.body(a, share)
			height, _ := tallest([]cell{{lines: main.lines}, {lines: aside.lines}}, 1e9)
			sum += height
		}
		if i == 0 || sum < shortest && share > 0 || sum < shortest*clearlyShorter {
			best, shortest = share, sum
		}
	}
	return best
}

func (s *setting) activity(a lesson.Activity, share float64) {
	number := slices.IndexFunc(lesson.Phases[:], func(phase string) bool { return strings.EqualFold(phase, a.Phase) })
	s.holdHead(a, number)
	main, aside := s.body(a, share)
	cells := []cell{{x: sideMargin + inset, lines: main.lines}}
	if len(aside.lines) > 0 {
		cells = append(cells, cell{x: sideMargin + measure - aside.width, lines: aside.lines})
	}
	s.put(row{pad: 0.5, least: leastPart, cells: cells, framing: bar(number)})
}

// bar is the thread that runs along an activity.
func bar(number int) func(p pen, top, bottom float64) {
	return func(p pen, top, bottom float64) {
		if number >= 0 {
			p.strip(threads[number], sideMargin, top, barWidth, bottom)
		}
	}
}

// holdHead holds the phase with its place among the five, how long and with whom, and the title.
func (s *setting) holdHead(a lesson.Activity, number int) {
	const half = (measure - inset) / 2
	left, right := column{width: half}, column{width: half}
	phase := strings.ToUpper(shorten(a.Phase, s.styles.phase, half-squaresWidth-5))
	squares := 0.0
	if number >= 0 {
		squares = squaresWidth
		phase = strconv.Itoa(number+1) + " " + phase
	}
	if phase != "" {
		left.add(paragraph{indent: squares, spans: []span{{text: phase, style: s.styles.phase}}})
	}
	var facts []span
	if a.Minutes > 0 {
		facts = append(facts, span{text: strconv.Itoa(a.Minutes) + " min ", style: s.styles.asideStrong})
	}
	if grouping := a.Grouping; grouping != "" && utf8.RuneCountInString(grouping) <= longLabel {
		if len(facts) > 0 {
			grouping = "· " + grouping
		}
		facts = append(facts, span{text: grouping, style: s.styles.aside})
	}
	if len(facts) > 0 {
		right.add(paragraph{right: true, spans: facts})
	}
	s.hold(row{before: 3.2, pad: 0.5, cells: []cell{{x: sideMargin + inset, lines: left.lines}, {x: sideMargin + inset + half, lines: right.lines}},
		framing: func(p pen, top, bottom float64) {
			bar(number)(p, top, bottom)
			p.rule(threads[4], 0.35, sideMargin, top, sideMargin+measure)
			p.squares(number, sideMargin+inset, top+0.5+s.styles.phase.height()/2-squareSize/2)
		}})
	if a.Title != "" && utf8.RuneCountInString(a.Title) <= longTitle {
		c := column{width: measure - inset}
		c.add(paragraph{spans: []span{{text: a.Title, style: s.styles.activity}}})
		s.hold(row{pad: 0.1, cells: []cell{{x: sideMargin + inset, lines: c.lines}}, framing: bar(number)})
	}
}

// squares show how far a project has come: one a phase, filled up to this one.
func (p pen) squares(number int, x, y float64) {
	for i := range threads {
		switch {
		case number < 0:
		case i <= number:
			p.fill(threads[i], x, y, squareSize, squareSize)
		default:
			p.frame(x, y, squareSize, squareSize)
		}
		x += squareSize + 0.5
	}
}

// body is what happens, and beside it what to have at hand and what to look for; with no share for that, all of it below one another.
func (s *setting) body(a lesson.Activity, share float64) (main, aside column) {
	main = column{width: measure - inset}
	if share == 0 {
		s.labelled(&main, "Materials", strings.Join(a.Materials, "; "), s.styles.strong, s.styles.body)
		s.course(&main, a)
		s.remarks(&main, a, s.styles.strong, s.styles.body)
		return main, aside
	}
	aside = column{width: (measure-inset)*share - asideGap/2}
	if len(a.Materials) > 0 {
		aside.add(paragraph{spans: []span{{text: "Materials:", style: s.styles.asideStrong}}, keep: true})
		s.bullets(&aside, "•", s.styles.aside, a.Materials)
	}
	s.remarks(&aside, a, s.styles.asideStrong, s.styles.aside)
	if len(aside.lines) > 0 {
		main.width -= aside.width + asideGap
	}
	s.course(&main, a)
	return main, aside
}

// course is what happens, in order.
func (s *setting) course(c *column, a lesson.Activity) {
	if utf8.RuneCountInString(a.Title) > longTitle {
		c.add(paragraph{spans: []span{{text: a.Title, style: s.styles.strong}}})
	}
	if a.Description != "" {
		c.add(paragraph{before: 0.6, spans: []span{{text: a.Description, style: s.styles.body}}})
	}
	s.numbers(c, a.Steps)
}

func (s *setting) remarks(c *column, a lesson.Activity, strong, look *style) {
	if utf8.RuneCountInString(a.Grouping) > longLabel {
		s.labelled(c, "Grouping", a.Grouping, strong, look)
	}
	for _, note := range []struct{ label, text string }{{"Check", a.Check}, {"Support", a.Support}, {"Extension", a.Extension}, {"Safety", a.Safety}} {
		s.labelled(c, note.label, note.text, strong, look)
	}
}
