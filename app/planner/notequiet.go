package planner

import "somo/app/regexp"

// loud is what a class next door hears.
var loud = regexp.MustCompile(`(?i)\b(?:clap\w*|sing|sings|song|chant\w*|shout\w*|tins?|drum\w*|cheer\w*|call out|aloud in chorus)\b`)

// isLoud tells whether a routine cannot be done in quiet.
func (r routine) isLoud() bool {
	for _, s := range r.Steps {
		if loud.MatchString(s.Text) {
			return true
		}
	}
	return false
}

// ofLoudness are topics of which a loud sound is the matter.
var ofLoudness = regexp.MustCompile(`(?i)\b(?:sounds?|echo\w*|music\w*|rhythms?|percussion|instruments?|singing|songs?|drum\w*|choir)\b`)

// inQuiet keeps a lesson quiet for those next door: where sounds are the matter, another hour is found for them.
func (c *composer) inQuiet() (block, text string) {
	if ofLoudness.MatchString(c.label + " " + c.request.Topic) {
		return "teach1", c.text("note.quietSound")
	}
	return "teach1", c.text("note.quiet")
}
