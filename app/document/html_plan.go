package document

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
)

// plan puts the parts in the order of the printed plan; a part that is empty leaves no trace.
func (p *page) plan(plan lesson.Plan) {
	empty := p.Len()
	p.section("Overview", func(in *page) { in.element("p", plan.Overview) })
	p.section("Driving Question", func(in *page) { in.element("blockquote", plan.DrivingQuestion) })
	p.section("Learning Objectives", func(in *page) { in.list("ul", plan.LearningObjectives) })
	p.section("Before You Start", func(in *page) { in.list("ul", plan.PriorKnowledge) })
	p.section("Key Words", func(in *page) {
		pairs(in, plan.KeyVocabulary, ":", "", func(term lesson.Term) (string, string) { return term.Term, term.Meaning })
	})
	p.section("Common Mistakes", func(in *page) {
		pairs(in, plan.Misconceptions, ".", "→ ", func(m lesson.Misconception) (string, string) { return m.Idea, m.Correction })
	})
	p.section("Materials", func(in *page) { in.list("ul", plan.Materials) })
	p.section("Safety", func(in *page) { in.list("ul", plan.Safety) })
	p.section("Learning Experiences & Activities", func(in *page) { in.activities(plan) })
	p.section("Skills in Focus", func(in *page) { in.skills(plan.SkillsFocus) })
	p.section("Instructional Resources", func(in *page) { in.resources(plan.InstructionalResources) })
	p.section("Assessment - Tangible Outcomes", func(in *page) { in.assessment(plan) })
	p.section("Rubric", func(in *page) { in.rubric(plan.Rubric) })
	p.section("Inclusion", func(in *page) { in.inclusion(plan.Inclusion) })
	p.section("On the Chalkboard", func(in *page) { in.chalkboard(plan.Chalkboard) })
	p.section("Learners' Notes", func(in *page) { in.element("p", plan.LearnerNotes) })
	p.section("Homework", func(in *page) { in.list("ul", plan.Homework) })
	p.section("Reflection", func(in *page) { in.list("ul", plan.Reflection) })
	if p.Len() == empty {
		p.own("p", "This lesson plan has no content yet.")
	}
}

// section adds a heading and what fill writes, and nothing where fill writes nothing.
func (p *page) section(title string, fill func(in *page)) {
	if inside := inside(fill); inside != "" {
		p.raw(`<section>`).own("h2", title).raw(inside).raw(`</section>`)
	}
}

// inside is what fill writes.
func inside(fill func(in *page)) string {
	var in page
	fill(&in)
	return in.String()
}

func (p *page) list(kind string, texts []string) {
	var items page
	for _, text := range texts {
		items.element("li", text)
	}
	if items.Len() > 0 {
		p.raw(`<` + kind + `>`).raw(items.String()).raw(`</` + kind + `>`)
	}
}

// pairs are entries of two texts, the first in bold; mark closes the first and join opens the second where both are there.
func pairs[T any](p *page, entries []T, mark, join string, texts func(T) (first, second string)) {
	var items page
	for _, entry := range entries {
		first, second := texts(entry)
		if first, second = couple(first, second, mark, join); first+second != "" {
			items.raw(`<li dir="auto">`).element("b", first).raw(" ").element("span", second).raw(`</li>`)
		}
	}
	if items.Len() > 0 {
		p.raw(`<ul>`).raw(items.String()).raw(`</ul>`)
	}
}

// couple closes the first of two texts and opens the second, where both are there.
func couple(first, second, mark, join string) (string, string) {
	if first, second = readable(first), readable(second); first != "" && second != "" {
		return strings.TrimSpace(sentence(first, mark)), join + second
	}
	return first, second
}

// note is a text after its name.
func (p *page) note(name, text string) {
	if readable(text) != "" {
		p.raw(`<p>`).own("b", name+":").raw(" ").element("span", text).raw(`</p>`)
	}
}

// activities are all activities, or the older phases where there are none.
func (p *page) activities(plan lesson.Plan) {
	list := plan.Activities
	if len(list) == 0 {
		for _, phase := range plan.Phases {
			list = append(list, lesson.Activity{Phase: phase.Name, Description: phase.Description, Steps: phase.Activities, Materials: phase.Materials})
		}
	}
	for _, activity := range list {
		if inside := inside(func(in *page) { in.activity(activity) }); inside != "" {
			number := slices.IndexFunc(lesson.Phases[:], func(phase string) bool { return strings.EqualFold(phase, activity.Phase) })
			p.raw(`<article class="p` + strconv.Itoa(number+1) + `">`).raw(inside).raw(`</article>`)
		}
	}
}

func (p *page) activity(a lesson.Activity) {
	facts := []string{}
	for _, fact := range []string{a.Phase, minutes(a.Minutes), a.Grouping} {
		if fact = readable(fact); fact != "" {
			facts = append(facts, fact)
		}
	}
	p.element("small", strings.Join(facts, " · "))
	p.element("h3", a.Title)
	p.element("p", a.Description)
	p.list("ol", a.Steps)
	p.note("Materials", strings.Join(slices.DeleteFunc(slices.Clone(a.Materials), func(text string) bool { return readable(text) == "" }), "; "))
	p.note("Check", a.Check)
	p.note("Support", a.Support)
	p.note("Extension", a.Extension)
	p.note("Safety", a.Safety)
}

func minutes(count int) string {
	if count <= 0 {
		return ""
	}
	return strconv.Itoa(count) + " min"
}

func (p *page) skills(list []lesson.SkillFocus) {
	for _, focus := range list {
		p.element("h3", focus.Skill)
		p.note("Practised by", focus.PractisedBy)
		p.note("Look for", focus.Evidence)
	}
}

// resources name where things are. A link is live only where it is a plain web address.
func (p *page) resources(list []lesson.Resource) {
	var items page
	for _, resource := range list {
		about := []string{}
		for _, text := range []string{resource.Source, resource.Type} {
			if text = readable(text); text != "" {
				about = append(about, text)
			}
		}
		one := page{}
		one.element("b", resource.Title).raw(" ")
		if len(about) > 0 {
			one.element("span", "("+strings.Join(about, ", ")+")").raw(" ")
		}
		one.element("span", resource.Description).raw(" ")
		if link := address(resource.URL); link != "" {
			one.raw(`<a rel="noopener noreferrer" href="`).text(link).raw(`">`).text(resource.URL).raw(`</a>`)
		} else {
			one.element("span", resource.URL)
		}
		if strings.TrimSpace(one.String()) != "" {
			items.raw(`<li dir="auto">`).raw(strings.TrimSpace(one.String())).raw(`</li>`)
		}
	}
	if items.Len() > 0 {
		p.raw(`<ul>`).raw(items.String()).raw(`</ul>`)
	}
}
