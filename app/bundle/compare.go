package bundle

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"slices"

	"somo/store"
)

// State is how a design of a file stands to what its reader has.
type State string

// The states, from what is most sure to be wanted to what cannot be had.
const (
	StateNew     State = "new"
	StateChanged State = "changed" // she has it too, and one of them was changed since
	StateHere    State = "here"    // she has this very plan
	StateDamaged State = "damaged"
)

// Newer says which of two copies of a design holds the other's newest plan, as their versions tell; no clock is asked.
type Newer string

// What can be said of a design that was changed.
const (
	NewerFile Newer = "file"
	NewerHere Newer = "here"
	NewerBoth Newer = "both" // each has a plan that the other does not have
)

// Standing is what a reader is told of a design before she takes it.
type Standing struct {
	State State
	Newer Newer // only of a changed one
	Twin  Twin  // only of one that is here or was changed
}

// Twin names the reader's own copy.
type Twin struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

// Comparison finds out what of a bundle its reader has.
type Comparison struct {
	imprints  [][]imprint // of each design's versions, newest first
	standings []Standing
	likes     []store.Likeness
	at        []int // the design of each of likes
}

// Compare begins a comparison: the twins of Likes are to be shown to Meet.
func Compare(b Bundle) *Comparison {
	c := &Comparison{imprints: make([][]imprint, len(b.Designs)), standings: make([]Standing, len(b.Designs))}
	for i, design := range b.Designs {
		if c.standings[i].State = StateNew; design.Damaged {
			c.standings[i].State = StateDamaged
			continue
		}
		for _, version := range slices.Backward(design.Versions) {
			c.imprints[i] = append(c.imprints[i], imprintOf(version.ContentJSON))
		}
		c.likes = append(c.likes, store.Likeness{Origin: design.Origin, Title: design.Title, Topic: design.Topic})
		c.at = append(c.at, i)
	}
	return c
}

// Likes are what to look for among the reader's designs.
func (c *Comparison) Likes() []store.Likeness { return c.likes }

// Meet compares one of the reader's designs with those it has an origin or a name in common with.
func (c *Comparison) Meet(twin store.Twin, sameOrigin, sameName []int) error {
	var here []imprint
	for _, content := range twin.Contents {
		here = append(here, imprintOf(content))
	}
	for _, like := range sameOrigin {
		c.meet(c.at[like], twin, here, true)
	}
	for _, like := range sameName {
		c.meet(c.at[like], twin, here, false)
	}
	return nil
}

// Standings are of the bundle's designs, in their order.
func (c *Comparison) Standings() []Standing { return c.standings }

// meet keeps the closest of all twins. Two plans of one name are the same only where they have a version in common.
func (c *Comparison) meet(i int, twin store.Twin, here []imprint, sameOrigin bool) {
	found := Standing{Twin: Twin{ID: twin.ID, Title: twin.Title}}
	file := c.imprints[i]
	common := func(one imprint) bool { return slices.Contains(here, one) }
	switch {
	case len(file) == 0 && len(here) == 0, len(file) > 0 && len(here) > 0 && file[0] == here[0]:
		found.State = StateHere
	case !sameOrigin && !slices.ContainsFunc(file, common):
		return
	default:
		found.State, found.Newer = StateChanged, newer(file, here)
	}
	if rank(found.State) > rank(c.standings[i].State) {
		c.standings[i] = found
	}
}

func rank(state State) int { return slices.Index([]State{StateNew, StateChanged, StateHere}, state) }

func newer(file, here []imprint) Newer {
	switch {
	case len(here) == 0 || slices.Contains(file, here[0]):
		return NewerFile
	case len(file) == 0 || slices.Contains(here, file[0]):
		return NewerHere
	}
	return NewerBoth
}

// imprint is what a plan's content says, whatever the order of its keys and the blanks between them.
type imprint [sha256.Size]byte

// imprintOf leaves out what does not travel to others: which learners of a class need help.
func imprintOf(content []byte) imprint {
	decoder := json.NewDecoder(bytes.NewReader(content))
	decoder.UseNumber()
	var plan map[string]any
	if decoder.Decode(&plan) != nil {
		return sha256.Sum256(content)
	}
	if class, ok := plan["context"].(map[string]any); ok {
		delete(class, "needs")
	}
	canonical, err := json.Marshal(plan)
	if err != nil {
		return sha256.Sum256(content)
	}
	return sha256.Sum256(canonical)
}
