package planner

import (
	"io/fs"
	"strings"
	"sync"

	"somo/app/lesson"
)

// english is the language that every knowledge folder has; plans are in it where no other is known whole.
const english = "en"

// speechFiles hold all that plans print besides the cards. A language is known whole when its folder has each of them.
var speechFiles = [...]string{"bands", "bridges", "countries", "frames", "hazards", "kinds", "needs", "notes", "places", "routines", "sensitivity", "sentences", "skills", "wordings"}

// speech is all that the planner says in one language, opened when it is first needed.
type speech struct {
	banks     func() (*banks, error)
	frames    func() (frameBank, error)
	countries func() (*atlas, error)
	kinds     func() (*kindBook, error)
	bridges   func() ([]bridge, error)
}

func newSpeech(knowledge fs.FS, language string) *speech {
	return &speech{
		banks: sync.OnceValues(func() (*banks, error) { return loadBanks(knowledge, language) }),
		frames: sync.OnceValues(func() (frameBank, error) {
			return readJSON[frameBank](knowledge, speechFile(language, "frames"))
		}),
		countries: sync.OnceValues(func() (*atlas, error) { return loadAtlas(knowledge, language) }),
		kinds:     sync.OnceValues(func() (*kindBook, error) { return loadKinds(knowledge, language) }),
		bridges: sync.OnceValues(func() ([]bridge, error) {
			return readJSON[[]bridge](knowledge, speechFile(language, "bridges"))
		}),
	}
}

func speechFile(language, name string) string {
	return BankFolder + "/" + language + "/" + name + ".json"
}

// spoken tells whether the knowledge has all files of a language.
func spoken(knowledge fs.FS, language string) bool {
	for _, name := range speechFiles {
		if _, err := fs.Stat(knowledge, speechFile(language, name)); err != nil {
			return false
		}
	}
	return true
}

// speeches finds what the planner says by language, and keeps what it has found.
type speeches struct {
	knowledge fs.FS
	english   *speech
	mu        sync.Mutex
	others    map[string]*speech
}

// of is the speech for a request: in the language that it asks for or is written in, where the knowledge has all of it,
// or else in English.
func (s *speeches) of(request lesson.Request) *speech {
	language := askedIn(request)
	if language == "" {
		language = saidLanguage(request)
	}
	if language == "" || language == english || strings.ContainsAny(language, "/.") {
		return s.english
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if known := s.others[language]; known != nil {
		return known
	}
	if !spoken(s.knowledge, language) {
		return s.english
	}
	s.others[language] = newSpeech(s.knowledge, language)
	return s.others[language]
}
