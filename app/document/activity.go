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
	headRight  = 50.0
	longLabel  = 40  // a longer one is set with the text
	longTitle  = 160 // runes; a longer one is set with the text
	squareSize = 1.9
)

// asideShares are the widths of the column beside the steps that are tried for a plan, as parts of the whole.
var asideShares = [...]float64{0.3, 0.36, 0.42, 0.48}

// activities puts all activities, or the older phases where there are none.
func (s *setting) activities(plan lesson.Plan) {
	list := plan.Activities
	if len(list) == 0 {
		for _, phase := range plan.Phases {
			list = append(list, lesson.Activity{Phase: phase.Name, Description: phase.Description, Steps: phase.Activities, Materials: phase.Materials})
		}
	}
	list = slices.DeleteFunc(slices.Clone(list), func(a lesson.Activity) bool {
		return strings.TrimSpace(a.Phase+a.Title+a.Description+a.Check+a.Support+a.Extension+a.Safety) == "" && len(s.texts(a.Steps))+len(s.texts(a.Materials)) == 0
	})
	if len(list) == 0 {
		return
	}
	s.section("LEARNING EXPERIENCES & ACTIVITIES")
	share := s.bestShare(list)
	for _, a := range list {
		s.activity(a, share)
	}
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
		if i == 0 || sum < shortest {
			best, shortest = share, sum
		}
	}
	return best
}

func (s *setting) activity(a lesson.Activity, share float64) {
	number := slices.IndexFunc(lesson.Phases[:], func(phase string) bool { return strings.EqualFold(phase, strings.TrimSpace(a.Phase)) })
	s.hold(s.activityHead(a, number))
	main, aside := s.body(a, share)
	cells := []cell{{x: sideMargin + inset, lines: main.lines}}
	if len(aside.lines) > 0 {
		cells = append(cells, cell{x: sideMargin + measure - aside.width, lines: aside.lines})
	}
	s.put(row{pad: 0.5, cells: cells, framing: bar(number)})
}

// bar is the thread that runs along an activity.
func bar(number int) func(p pen, top, bottom float64) {
	return func(p pen, top, bottom float64) {
		if number >= 0 && bottom > top {
			p.fill(threads[number], sideMargin, top, barWidth, bottom-top)
		}
	}
}

// activityHead is the phase with its place among the five, the title, and how long and with whom.
func (s *setting) activityHead(a lesson.Activity, number int) row {
	left := column{width: measure - inset - headRight}
	phase := strings.ToUpper(shorten(one(a.Phase, s.plain), s.styles.phase, left.width/2))
	squares := 0.0
	if number >= 0 {
		squares = float64(len(threads))*(squareSize+0.5) + 1.5
		phase = strconv.Itoa(number+1) + "  " + phase
	}
	if phase != "" {
		left.add(paragraph{indent: squares, spans: []span{{text: phase, style: s.styles.phase}}, keep: true})
	}
	if title := one(a.Title, s.plain); title != "" && utf8.RuneCountInString(title) <= longTitle {
		left.add(paragraph{spans: []span{{text: title, style: s.styles.activity}}, keep: true})
	}
	right := column{width: headRight}
	if a.Minutes > 0 {
		right.add(paragraph{right: true, spans: []span{{text: strconv.Itoa(a.Minutes) + " min", style: s.styles.strong}}, keep: true})
	}
	if grouping := one(a.Grouping, s.plain); grouping != "" && utf8.RuneCountInString(grouping) <= longLabel {
		right.add(paragraph{right: true, spans: []span{{text: grouping, style: s.styles.aside}}, keep: true})
	}
	return row{before: 3.2, pad: 0.7, cells: []cell{{x: sideMargin + inset, lines: left.lines}, {x: sideMargin + measure - headRight, lines: right.lines}},
		framing: func(p pen, top, bottom float64) {
			bar(number)(p, top, bottom)
			p.rule(threads[4], 0.35, sideMargin, top, sideMargin+measure)
			for i := range threads {
				x := sideMargin + inset + float64(i)*(squareSize+0.5)
				switch {
				case number < 0:
				case i <= number:
					p.fill(threads[i], x, top+1.5, squareSize, squareSize)
				default:
					p.frame(x, top+1.5, squareSize, squareSize)
				}
			}
		}}
}

// body is what happens, and beside it what to have at hand and what to look for.
func (s *setting) body(a lesson.Activity, share float64) (main, aside column) {
	aside = column{width: (measure-inset)*share - asideGap/2}
	if grouping := one(a.Grouping, s.plain); utf8.RuneCountInString(grouping) > longLabel {
		s.labelled(&aside, "Grouping", grouping, s.styles.asideStrong, s.styles.aside)
	}
	if materials := s.texts(a.Materials); len(materials) > 0 {
		aside.add(paragraph{spans: []span{{text: "Materials:", style: s.styles.asideStrong}}, keep: true})
		s.bullets(&aside, "•", s.styles.aside, materials)
	}
	for _, note := range []struct{ label, text string }{{"Check", a.Check}, {"Support", a.Support}, {"Extension", a.Extension}, {"Safety", a.Safety}} {
		s.labelled(&aside, note.label, note.text, s.styles.asideStrong, s.styles.aside)
	}

	main = column{width: measure - inset}
	if len(aside.lines) > 0 {
		main.width -= aside.width + asideGap
	}
	if title := one(a.Title, s.plain); utf8.RuneCountInString(title) > longTitle {
		main.add(paragraph{spans: []span{{text: title, style: s.styles.strong}}})
	}
	if text := clean(a.Description, s.plain); text != "" {
		main.add(paragraph{spans: []span{{text: text, style: s.styles.body}}})
	}
	s.numbers(&main, s.texts(a.Steps))
	return main, aside
}
