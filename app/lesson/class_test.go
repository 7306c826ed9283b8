package lesson

import (
	"strings"
	"testing"
)

func TestCheckClass(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("x", MaxContextText+1)
	for class, wrong := range map[string]string{
		`null`: "",
		`{}`:   "",
		`{"country":"KE","stage":"JSS 2","classSize":300,"lessons":60,"minutesPerLesson":240,"electricity":false,"needs":["one learner who is deaf"],"later":"kept"}`: "",
		`{"country":"zz","classSize":1,"lessons":1,"minutesPerLesson":10,"multigrade":null}`:                                                                          "",
		`[]`:                            "cannot be read",
		`{"classSize":"many"}`:          "cannot be read",
		`{"classSize":58.5}`:            "cannot be read",
		`{"needs":"one"}`:               "cannot be read",
		`{"electricity":"no"}`:          "cannot be read",
		`{"classSize":0}`:               "between 1 and 300",
		`{"classSize":301}`:             "between 1 and 300",
		`{"lessons":0}`:                 "between 1 and 60",
		`{"lessons":61}`:                "between 1 and 60",
		`{"minutesPerLesson":9}`:        "between 10 and 240",
		`{"minutesPerLesson":241}`:      "between 10 and 240",
		`{"country":"Kenya"}`:           "country",
		`{"stage":"` + long + `"}`:      "keep it to 80",
		`{"needs":["` + long + `"]}`:    "keep it to 80",
		`{"homeLanguages":["a\u0007"]}`: "control characters",
		`{"multigrade":[` + strings.Repeat(`"P4",`, MaxClassList) + `"P5"]}`: "12 entries",
	} {
		if problem := CheckClass([]byte(class)); (problem == "") != (wrong == "") || !strings.Contains(problem, wrong) {
			t.Errorf("%s: %q, want %q", class, problem, wrong)
		}
	}
}
