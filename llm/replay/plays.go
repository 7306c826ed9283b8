package replay

import "strings"

const (
	errBusy    = "server busy, please try again.  maximum pending requests exceeded"
	errMemory  = "model requires more system memory (5.0 GiB) than is available (3.9 GiB)"
	errCrash   = "model runner has unexpectedly stopped, this may be due to resource limitations or an internal error, check ollama server logs for details"
	errNested  = `{"error":{"code":500,"message":"The model produced output that does not match the expected peg-native format","type":"server_error"}}`
	errContext = "the input length exceeds the context length"
	errSchema  = "invalid JSON schema in format"
	errRunner  = "an error was encountered while running the model: unexpected EOF"
)

const musing = "The teacher wants a plan that works with what is at hand. I think of the learners, then of the materials, then of one clear product, and I keep every step short. "

// plays are the ways of working and failing, by the model's name.
var plays = map[string]func(*turn){
	"lesson:3b":   func(t *turn) { t.write(t.good()) },
	"lesson:1b":   func(t *turn) { t.write(t.good()); t.pace = 0.5 },
	"lesson:slow": func(t *turn) { t.write(t.good()); t.pace = 10 },
	"lesson:think": func(t *turn) {
		t.write(t.good())
		if !t.quiet() {
			t.thoughts = tokens(musing)
		}
	},
	"lesson:thought": func(t *turn) {
		t.write(t.good())
		if t.quiet() {
			t.write(`{"thought":` + quoted(musing) + `}`)
		}
	},
	"lesson:thinks-json": func(t *turn) { t.thoughts = tokens(t.good()) },
	"lesson:thinks-only": func(t *turn) {
		t.thoughts = endless(t, func(i int) string { return " " + anyWord(i) })
		t.reason = "length"
	},
	"lesson:fence":  func(t *turn) { t.write("Here is the section:\n```json\n" + t.good() + "\n```\n") },
	"lesson:chatty": func(t *turn) { t.write(strings.Join(lessons.of(t.chat.Section).sentences, " ")) },
	"lesson:shape": func(t *turn) {
		t.write(`{"lesson":{"name":"Plan","text":` + quoted(lessons.of(t.chat.Section).sentences[0]) + `}}`)
	},
	"lesson:broken": noise,
	"lesson:half": func(t *turn) {
		t.write(t.good())
		if t.chat.Section == "define" || t.chat.Section == "test" {
			noise(t)
		}
	},
	"lesson:special": func(t *turn) {
		t.write(strings.Replace(strings.ReplaceAll(t.good(), ". ", ".<|im_end|> "), `":"`, `":"<|start_header_id|>`, 1))
	},
	"lesson:empty": func(t *turn) {},
	"lesson:length": func(t *turn) {
		t.write(t.good())
		t.pieces, t.reason = t.pieces[:t.half()], "length"
	},
	"lesson:loop": func(t *turn) {
		t.pieces = append(tokens(opening(t)), endless(t, func(int) string { return " water" })...)
		t.reason = "length"
	},
	"lesson:phrase": func(t *turn) {
		phrase := tokens(" The learners talk about it in their groups.")
		t.pieces = append(tokens(opening(t)), endless(t, func(i int) string { return phrase[i%len(phrase)] })...)
		t.reason = "length"
	},
	"lesson:blanks": func(t *turn) {
		t.pieces = append([]string{"{"}, endless(t, func(int) string { return " " })...)
		t.faults.end = 31
	},
	"lesson:wrong-language": func(t *turn) { t.write(t.compose(french)) },
	"lesson:wrong-script":   func(t *turn) { t.write(t.compose(cyrillic)) },
	"lesson:inject":         func(t *turn) { t.write(t.compose(injected)) },
	"lesson:unsafe":         func(t *turn) { t.write(t.compose(unsafe)) },
	"lesson:cut":            func(t *turn) { t.write(t.good()); t.faults.cut = t.half() },
	"lesson:flaky": func(t *turn) {
		t.write(t.good())
		if t.try%2 == 1 {
			t.faults.cut = t.half()
		}
	},
	"lesson:end":       func(t *turn) { t.write(t.good()); t.faults.end = t.half() },
	"lesson:error":     func(t *turn) { t.write(t.good()); t.pieces, t.failure = t.pieces[:t.half()], errRunner },
	"lesson:stall":     func(t *turn) { t.write(t.good()); t.faults.stall = t.half() },
	"lesson:wedged":    func(t *turn) { t.write(t.good()) },
	"lesson:hangup":    func(t *turn) { t.hangUp = true },
	"lesson:busy":      func(t *turn) { t.write(t.good()); t.faults.busy = 2 },
	"lesson:oom":       func(t *turn) { t.status, t.refusal = 500, errMemory },
	"lesson:crash":     func(t *turn) { t.status, t.refusal = 500, errCrash },
	"lesson:nested":    func(t *turn) { t.status, t.refusal = 500, errNested },
	"lesson:context":   func(t *turn) { t.status, t.refusal = 400, errContext },
	"lesson:schema":    func(t *turn) { t.status, t.refusal = 500, errSchema },
	"lesson:forbidden": func(t *turn) { t.status = 403 },
	"lesson:redirect":  func(t *turn) { t.location = "http://192.0.2.1/api/chat" },
	"lesson:long-line": func(t *turn) { t.pieces = []string{opening(t), strings.Repeat("a", 5_000_000)} },
}

// endless makes as many pieces as the question allows.
func endless(t *turn, piece func(i int) string) []string {
	pieces := make([]string, min(t.budget, 20_000))
	for i := range pieces {
		pieces[i] = piece(i)
	}
	return pieces
}

// opening is how an answer of the right shape begins.
func opening(t *turn) string {
	good := t.good()
	if !strings.HasPrefix(good, "{") {
		return "The"
	}
	colon := strings.Index(good, ":")
	return good[:colon+1] + `"The`
}

// anyWord is a word without sense, another for each number.
func anyWord(i int) string { return phaseWords[uint32(i+1)*2654435761>>16%uint32(len(phaseWords))] }

// noise is text as of a model that is broken: no JSON, with letters that are none.
func noise(t *turn) {
	var out strings.Builder
	out.WriteString(`{"`)
	for i := range 40 {
		out.WriteString(anyWord(i) + []string{"\uFFFD", "\x01 ", ",, ", " }{ ", " 7:: ", " \\q"}[i*i%6])
	}
	t.write(out.String())
}
