package web

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
)

// reply is an answer that was read whole.
type reply struct {
	t       *testing.T
	name    string
	status  int
	header  http.Header
	cookies []*http.Cookie
	body    string
}

func (r *reply) is(status int) *reply {
	r.t.Helper()
	if r.status != status {
		r.t.Fatalf("%s: got %d, want %d: %s", r.name, r.status, status, r.body)
	}
	return r
}

// refused checks a refusal's status and code, and that it reads as the contract says.
func (r *reply) refused(status int, code string) *reply {
	r.t.Helper()
	r.is(status)
	var told struct{ Message, Code string }
	if err := json.Unmarshal([]byte(r.body), &told); err != nil || told.Message == "" || told.Code != code {
		r.t.Errorf("%s: got %s, want a message and the code %s", r.name, r.body, code)
	}
	return r
}

func (r *reply) has(parts ...string) *reply {
	r.t.Helper()
	for _, part := range parts {
		if !strings.Contains(r.body, part) {
			r.t.Errorf("%s: %q is missing in %s", r.name, part, r.body)
		}
	}
	return r
}

func (r *reply) hasNot(parts ...string) *reply {
	r.t.Helper()
	for _, part := range parts {
		if part != "" && strings.Contains(r.body, part) {
			r.t.Errorf("%s: %q should not be in %s", r.name, part, r.body)
		}
	}
	return r
}

// field reads one text of an answer that is an object.
func (r *reply) field(name string) string {
	r.t.Helper()
	var object map[string]any
	if err := json.Unmarshal([]byte(r.body), &object); err != nil {
		r.t.Fatalf("%s: %v in %s", r.name, err, r.body)
	}
	text, ok := object[name].(string)
	if !ok {
		r.t.Fatalf("%s: no text %q in %s", r.name, name, r.body)
	}
	return text
}

func (r *reply) cookie(prefix string) *http.Cookie {
	for _, cookie := range r.cookies {
		if strings.HasPrefix(cookie.Name, prefix) {
			return cookie
		}
	}
	return nil
}
