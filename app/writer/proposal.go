package writer

import (
	"context"
	"fmt"
)

// writeOne writes one section of a plan that is there, as a proposal.
func (r *run) writeOne(ctx context.Context) (wrote bool, why *halt) {
	j := r.j
	s, _ := sectionNamed(j.section)
	plan, done := j.state(s.name)
	if done {
		return true, nil
	}
	value, err := sectionValue(plan, s.name)
	if err != nil {
		return false, r.lost(ctx, err)
	}
	r.brief = r.brief.withSection(value, j.words)
	got := r.write(ctx, s, wishes[j.wish], plan)
	switch {
	case ctx.Err() != nil:
		return false, nil
	case got.halt != nil:
		return false, got.halt
	case got.why != nil:
		j.mu.Lock()
		defer j.mu.Unlock()
		r.q.fail(ctx, j, noticeData{Code: NoticeFallback, Message: fmt.Sprintf("The model's text for %s was not used: %s. Please try again, or change the section yourself.", sectionTitles[s.name], got.why)})
		if got.dry {
			return false, haltServer(r.settings)
		}
		return false, nil
	}
	if err := r.accept(ctx, s, got); err != nil {
		return false, r.lost(ctx, err)
	}
	return true, nil
}
