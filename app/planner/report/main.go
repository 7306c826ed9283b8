// Command report plans every card for every band of it, and requests as teachers make them, and prints what the plans
// lack: what an inspector would say, the rules that can be counted, how alike plans are, how long and how hard to read.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"

	"somo/app/lesson"
	"somo/app/planner"
)

func main() {
	if err := run(os.Stdout, "assets/knowledge", "app/planner/testdata/requests.json", "app/planner/testdata/unknown.json"); err != nil {
		fmt.Fprintln(os.Stderr, "report:", err)
		os.Exit(1)
	}
}

// made is a plan with what is known of it.
type made struct {
	name, subject string
	band          lesson.Band
	request       lesson.Request
	plan          lesson.Plan
	tier, id      string
}

var errLacks = errors.New("plans break rules")

func run(out io.Writer, knowledge, requests, unknown string) error {
	p, err := planner.New(os.DirFS(knowledge))
	if err != nil {
		return err
	}
	typed, err := planRequests(p, requests)
	if err != nil {
		return err
	}
	cards, err := planCards(p)
	if err != nil {
		return err
	}
	unheard, err := planUnknown(p, unknown)
	if err != nil {
		return err
	}
	page := page{out: out}
	page.say("Requests as teachers make them\n")
	page.plans(typed)
	page.say("\nEvery card for every band\n")
	page.plans(cards)
	page.say("\nHow alike plans are: five words in a row that a plan shares with the nearest other, names and key words of its topic left out\n")
	page.alike(cards)
	page.say("\nTopics that no card knows\n")
	page.plans(unheard)
	page.alike(unheard)
	if page.err != nil {
		return fmt.Errorf("printing the report: %w", page.err)
	}
	if page.lacking > 0 {
		return fmt.Errorf("%w: %d findings", errLacks, page.lacking)
	}
	return nil
}

// planRequests plans what teachers asked for.
func planRequests(p *planner.Planner, file string) ([]made, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("reading requests: %w", err)
	}
	var asked []struct {
		ID    string         `json:"id"`
		Input lesson.Request `json:"input"`
	}
	if err := json.Unmarshal(data, &asked); err != nil {
		return nil, fmt.Errorf("reading requests: %w", err)
	}
	var plans []made
	for _, a := range asked {
		m, err := plan(p, a.ID+" "+a.Input.Topic, a.Input)
		if err != nil {
			return nil, err
		}
		plans = append(plans, m)
	}
	return plans, nil
}

var grades = map[lesson.Band]string{
	lesson.BandKG: "Kindergarten", lesson.BandG1to3: "Grade 2", lesson.BandG4to6: "Grade 5", lesson.BandG7to9: "Grade 8", lesson.BandG10to12: "Grade 11",
}

// planCards plans each card for each band of it, in classes that are alike. The skills change, as those that teachers ask for.
func planCards(p *planner.Planner) ([]made, error) {
	topics, err := p.Topics()
	if err != nil {
		return nil, err
	}
	var plans []made
	for _, topic := range topics {
		for _, band := range topic.Bands {
			m, err := plan(p, topic.ID+" "+string(band), lesson.Request{Subject: topic.Subject, Topic: topic.Name, GradeLevel: grades[band],
				Skills: lesson.Skillset{lesson.Skills[len(plans)%len(lesson.Skills)], lesson.Skills[(7*len(plans)+3)%len(lesson.Skills)]}, Context: &lesson.Context{ClassSize: 60}})
			if err != nil {
				return nil, err
			}
			if m.subject, m.band = topic.Subject, band; m.id != topic.ID {
				m.tier = "?" // it does not know its own name
			}
			plans = append(plans, m)
		}
	}
	return plans, nil
}

// planUnknown plans topics that no card knows, each of another kind, for older and younger learners.
func planUnknown(p *planner.Planner, file string) ([]made, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("reading unknown topics: %w", err)
	}
	var topics []struct{ Subject, Topic string }
	if err := json.Unmarshal(data, &topics); err != nil {
		return nil, fmt.Errorf("reading unknown topics: %w", err)
	}
	var plans []made
	for _, topic := range topics {
		for _, band := range []lesson.Band{lesson.BandG4to6, lesson.BandG10to12} {
			request := lesson.Request{Subject: topic.Subject, Topic: topic.Topic, GradeLevel: grades[band], Skills: lesson.Skillset{lesson.Skills[len(plans)%len(lesson.Skills)]}, Context: &lesson.Context{ClassSize: 60}}
			m, err := plan(p, topic.Subject+", "+topic.Topic+" "+string(band), request)
			if err != nil {
				return nil, err
			}
			if m.tier != "C" {
				continue // a card has come that knows it
			}
			m.band = band
			m.id = topic.Topic
			plans = append(plans, m)
		}
	}
	return plans, nil
}

func plan(p *planner.Planner, name string, request lesson.Request) (made, error) {
	m := made{name: name, subject: request.Subject, band: lesson.BandOf(request.GradeLevel), request: request}
	var err error
	if m.plan, err = p.Plan(request); err != nil {
		return made{}, fmt.Errorf("planning %s: %w", name, err)
	}
	if m.tier, m.id, err = p.Recognise(request); err != nil {
		return made{}, err
	}
	return m, nil
}

// page writes the report.
type page struct {
	out     io.Writer
	err     error
	lacking int
}

func (p *page) say(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.out, format, args...)
	}
}

func (p *page) plans(plans []made) {
	var words, levels, lengths []float64
	tiers := map[string]int{}
	for _, m := range plans {
		r := read(&m.plan)
		words, levels, lengths = append(words, float64(r.words)), append(levels, r.grade), append(lengths, r.sentence)
		tiers[m.tier]++
		for _, lack := range check(m, r) {
			p.lacking++
			p.say("  %s: %s\n", m.name, lack)
		}
	}
	for _, line := range []struct {
		name   string
		values []float64
	}{{"words", words}, {"words in a sentence", lengths}, {"reading level (Flesch-Kincaid grade)", levels}} {
		slices.Sort(line.values)
		if n := len(line.values); n > 0 {
			p.say("  %-38s least %.1f, middle %.1f, most %.1f\n", line.name, line.values[0], line.values[n/2], line.values[n-1])
		}
	}
	p.say("  %-38s A %d, B %d, C %d, D %d, own name unknown %d\n", fmt.Sprintf("tiers of %d plans", len(plans)), tiers["A"], tiers["B"], tiers["C"], tiers["D"], tiers["?"])
}

// Shares of five-word runs that two plans may have in common, in whole percent.
const (
	mostWithin = 45 // in a subject
	mostAcross = 30 // in two subjects
)

func (p *page) alike(plans []made) {
	var within, across []float64
	for _, n := range neighbours(plans) {
		within, across = append(within, n.within), append(across, n.across)
		if math.Round(100*n.within) > mostWithin {
			p.lacking++
			p.say("  %s: shares %.0f %% with %s\n", n.name, 100*n.within, n.near)
		}
		if math.Round(100*n.across) > mostAcross {
			p.lacking++
			p.say("  %s: shares %.0f %% with %s\n", n.name, 100*n.across, n.far)
		}
	}
	for _, line := range []struct {
		name   string
		values []float64
	}{{"nearest in the subject", within}, {"nearest in another subject", across}} {
		slices.Sort(line.values)
		if n := len(line.values); n > 0 {
			p.say("  %-38s middle %.0f %%, most %.0f %%\n", line.name, 100*line.values[n/2], 100*line.values[n-1])
		}
	}
}
