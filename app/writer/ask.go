// Package writer writes lesson plans with a model, section by section, over the draft of the built-in planner; and keeps
// the queue of what teachers asked for, which a restart does not lose.
package writer

import (
	"encoding/json"
	"errors"
	"time"

	"somo/app/lesson"
	"somo/llm"
	"somo/store"
)

// What a generation is for.
const (
	KindCreate     = "create"
	KindRegenerate = "regenerate"
	KindSection    = "section"
)

// Where a generation stands.
const (
	Waiting   = "waiting"
	Running   = "running"
	Done      = "done"
	Failed    = "failed"
	Cancelled = "cancelled"
)

// How one section of a plan is to become another.
const (
	WishAnother = "another"
	WishEasier  = "easier"
	WishHarder  = "harder"
	WishShorter = "shorter"
	WishWords   = "words" // in the teacher's own words
)

// What Submit refuses with, besides the errors of the store.
var (
	ErrTooMany = errors.New("this teacher has one plan running and three waiting") // try again when one is ready
	ErrFull    = errors.New("the queue of plans is full")                          // try again later
	ErrNoModel = errors.New("no model can write now")                              // only for KindSection
	ErrBadAsk  = errors.New("this cannot be asked for")                            // an unknown kind, section or wish, or a plan that cannot be read
)

// Settings are which model writes. Without a Server or a Model plans are written by the built-in planner alone.
type Settings struct {
	Server  llm.Server
	Model   string
	Threads int // 0: the server decides
}

func (s Settings) there() bool { return s.Server != nil && s.Model != "" }

// Ask is what a teacher wants. The request has been validated.
type Ask struct {
	Kind     string
	DesignID string // of KindRegenerate and KindSection
	// BuiltIn wants the plan of the built-in planner and no model's. It is there at once, however many others wait.
	BuiltIn bool
	Request lesson.Request // what the plan is for
	// PromptJSON is what is kept of the request, as web sends it out again: subject, topic, gradeLevel, skills,
	// additionalInfo, language and context. KindRegenerate makes it the design's prompt when it succeeds.
	PromptJSON []byte
	Section    string // of KindSection: one of Sections
	Wish       string // of KindSection: one of the Wish constants
	Words      string // of WishWords
	Base       []byte // of KindSection: the plan whose section is to be written anew
}

// Generation is a plan that was asked for. LessonPlan is always a whole plan, the draft overlaid by what is finished;
// List leaves it out.
type Generation struct {
	ID         string     `json:"id"`
	Kind       string     `json:"kind"`
	DesignID   *string    `json:"designId"`
	Section    string     `json:"section,omitempty"` // of KindSection
	Wish       string     `json:"wish,omitempty"`
	Status     string     `json:"status"`
	Position   int        `json:"position"`             // 1 is the next to run; 0 where it does not wait
	EstimateMs int64      `json:"estimateMs,omitempty"` // until it is done; 0 where nobody knows
	Code       string     `json:"code,omitempty"`       // why it failed
	Prompt     store.JSON `json:"prompt"`
	LLMModel   *string    `json:"llmModel"`
	CreatedAt  time.Time  `json:"createdAt"`
	LessonPlan store.JSON `json:"lessonPlan,omitempty"`
}

// Event is one line of a generation's story. IDs count up; where a restart or a section's end dropped what was for show
// only, some are missing.
type Event struct {
	ID   int64
	Name string
	Data json.RawMessage
}

// The names of events. EventDone and EventError end a story.
const (
	EventDraft    = "draft"    // {lessonPlan}
	EventQueued   = "queued"   // {generationId, position, estimateMs?}; comes again when the position changes
	EventStarted  = "started"  // {generationId, llmModel, sections}
	EventProgress = "progress" // {section, index, of, try, elapsedMs, estimateMs?, tokensPerSecond?}: the section's text begins anew; estimateMs is what is left until the plan is done
	EventText     = "text"     // {name, delta}
	EventSection  = "section"  // {name, value}
	EventNotice   = "notice"   // {code, message, section?}
	EventDone     = "done"     // {generationId, lessonPlan, llmModel}; of KindSection also {name, value}
	EventError    = "error"    // {code, message}
)

// Speed is how fast a model wrote lately.
type Speed struct {
	Model           string
	TokensPerSecond float64
	WordsPerSecond  float64
}
