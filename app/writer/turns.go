package writer

import "slices"

// turns is the order of those who wait: the teachers by turns, each with her oldest plan first.
type turns struct {
	teachers []string // whose turn is next
	waiting  map[string][]*job
	size     int
}

func newTurns() *turns { return &turns{waiting: map[string][]*job{}} }

func (t *turns) push(j *job) {
	if len(t.waiting[j.owner]) == 0 {
		t.teachers = append(t.teachers, j.owner)
	}
	t.waiting[j.owner] = append(t.waiting[j.owner], j)
	t.size++
}

// pop takes the next one; nil where nobody waits.
func (t *turns) pop() *job {
	if len(t.teachers) == 0 {
		return nil
	}
	owner := t.teachers[0]
	j := t.waiting[owner][0]
	t.remove(j)
	if len(t.waiting[owner]) > 0 { // she comes again after everybody else
		t.teachers = append(t.teachers[1:], owner)
	}
	return j
}

// remove takes one out; false where it does not wait.
func (t *turns) remove(j *job) bool {
	at := slices.Index(t.waiting[j.owner], j)
	if at < 0 {
		return false
	}
	t.waiting[j.owner] = slices.Delete(t.waiting[j.owner], at, at+1)
	t.size--
	if len(t.waiting[j.owner]) == 0 {
		delete(t.waiting, j.owner)
		t.teachers = slices.DeleteFunc(t.teachers, func(owner string) bool { return owner == j.owner })
	}
	return true
}

// list is the order in which those who wait now would run.
func (t *turns) list() []*job {
	order := make([]*job, 0, t.size)
	for round := 0; len(order) < t.size; round++ {
		for _, owner := range t.teachers {
			if own := t.waiting[owner]; round < len(own) {
				order = append(order, own[round])
			}
		}
	}
	return order
}

// place is the position that one more plan of a teacher would get.
func (t *turns) place(owner string) int {
	round, before := len(t.waiting[owner]), 0
	mine := slices.Index(t.teachers, owner)
	for i, other := range t.teachers {
		switch n := len(t.waiting[other]); {
		case mine >= 0 && i > mine:
			before += min(n, round)
		default:
			before += min(n, round+1)
		}
	}
	return before + 1
}
