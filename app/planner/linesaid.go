package planner

import (
	"strings"

	"somo/app/lesson"
)

// A name of a line that is said inside a sentence has as many words at least, as stems, and is as much of what the sentence says.
const (
	fewestOfName  = 2
	ofSaidTopic   = 2 // parts of which it is one, at least
	longestOfName = 12
)

// lineSaidIn is the line of a subject of which a name stands inside a topic and is most of what it says: "helping learners guess
// the meaning of a new word from the sentence". Of more, the longest name; it is nil where none does.
func (r *recogniser) lineSaidIn(subject, topic string, band lesson.Band) *entry {
	said := stems(withoutCodes(topic))
	telling := 0
	for _, word := range said {
		if tells(word) {
			telling++
		}
	}
	for length := min(len(said)-1, longestOfName); length >= fewestOfName; length-- {
		for from := 0; from+length <= len(said); from++ {
			own := 0
			for _, word := range said[from : from+length] {
				if tells(word) {
					own++
				}
			}
			if own < fewestOfName || own*ofSaidTopic < telling {
				continue
			}
			if line := r.lineCalled(subject, strings.Join(said[from:from+length], " "), band, false); line != nil && !line.Whole {
				return line
			}
		}
	}
	return nil
}

// tells tells whether a word, as a stem, says something of a topic.
func tells(word string) bool { return !weakWords[word] && !uncounted[word] && !inSentence[word] }
