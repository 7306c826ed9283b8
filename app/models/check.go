package models

import (
	"context"
	"fmt"
	"net/netip"
	"net/url"
	"regexp"
	"strings"
	"time"

	"somo/app/lesson"
	"somo/llm"
)

const (
	maxKey     = 500
	maxThreads = 256
	lookupFor  = 2 * time.Second
)

// fetched is what the name of a model looks like that can be fetched, with the place it comes from.
var fetched = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9._-]+){0,4}(:[A-Za-z0-9._-]+)?(@[A-Za-z0-9:=,.]+)?$`)

// installed is what one may be called that is made of a file.
var installed = regexp.MustCompile(`^[a-z0-9][a-z0-9._-]{0,59}(:[a-z0-9._-]{1,40})?$`)

// check makes a change of a choice and says for each field what is wrong with it.
func (k *Keeper) check(ctx context.Context, chosen choice, change Change) (choice, map[string]string) {
	problems := map[string]string{}
	note := func(field, problem string) {
		if problem != "" {
			problems[field] = problem
		}
	}
	server := chosen.Host + " " + chosen.Kind
	if change.Kind != nil {
		note("kind", checkKind(*change.Kind))
		if chosen.Kind = *change.Kind; chosen.Kind == KindOllama {
			chosen.Kind = ""
		}
	}
	if change.Host != nil {
		base, problem := k.checkHost(ctx, *change.Host)
		note("host", problem)
		chosen.Host = base
	}
	if chosen.Kind == KindOpenAI && chosen.Host == "" && problems["host"] == "" {
		note("host", "Please type the server's address, such as http://127.0.0.1:1234.")
	}
	if server != chosen.Host+" "+chosen.Kind {
		chosen.Key = "" // the key of one server is not for another
	}
	if change.Key != nil {
		chosen.Key = strings.TrimSpace(*change.Key)
		note("key", checkKey(chosen.Key))
	}
	if change.Model != nil {
		chosen.Model = strings.TrimSpace(*change.Model)
		chosen.BuiltIn = chosen.BuiltIn && chosen.Model == "" // whoever names a model wants it
		if chosen.Model != "" {
			note("model", checkModel(chosen.Model))
		}
	}
	if change.Threads != nil {
		chosen.Threads = *change.Threads
		if chosen.Threads < 0 || chosen.Threads > maxThreads {
			note("threads", fmt.Sprintf("Please choose a number from 1 to %d, or 0 to leave it to the server.", maxThreads))
		}
	}
	if change.Engine != nil {
		switch *change.Engine {
		case ChoiceBuiltIn, ChoiceModel:
			chosen.BuiltIn = *change.Engine == ChoiceBuiltIn
		default:
			note("engine", "Please choose the built-in planner or a model.")
		}
	}
	return chosen, problems
}

func checkKind(kind string) string {
	if kind != KindOllama && kind != KindOpenAI {
		return "Please choose Ollama or a server that speaks OpenAI's protocol."
	}
	return ""
}

func checkKey(key string) string {
	if strings.ContainsFunc(key, func(char rune) bool { return char <= ' ' || char > '~' }) {
		return "This key has characters that cannot be sent. Please copy it again."
	}
	return lesson.CheckText(key, maxKey)
}

// checkModel also keeps away what runs on the internet under the name of a model.
func checkModel(name string) string {
	if problem := lesson.CheckText(name, lesson.MaxLLMModel); problem != "" {
		return problem
	}
	if strings.HasSuffix(name, ":cloud") || strings.HasSuffix(name, "-cloud") {
		return "This model runs on the internet and would get what you write. Please choose one that runs here."
	}
	return ""
}

// checkHost makes an address of what was typed, "" for the usual one. A server of the internet is refused: what teachers
// write stays in the house. A name that leads nowhere now may do so later; then it is looked at again.
func (k *Keeper) checkHost(ctx context.Context, text string) (base, problem string) {
	if strings.TrimSpace(text) == "" {
		return "", ""
	}
	base, err := llm.ParseHost(text)
	if err != nil {
		return "", "This is not an address. It looks like http://192.168.1.5:11434."
	}
	address, err := url.Parse(base)
	if err != nil {
		return "", "This is not an address. It looks like http://192.168.1.5:11434."
	}
	var ips []netip.Addr // none where the name leads nowhere
	if ip, err := netip.ParseAddr(address.Hostname()); err == nil {
		ips = []netip.Addr{ip}
	} else {
		ctx, cancel := context.WithTimeout(ctx, lookupFor)
		defer cancel()
		if known, err := k.config.Computer.Lookup(ctx, address.Hostname()); err == nil {
			ips = known
		}
	}
	for _, ip := range ips {
		if ip = ip.Unmap(); ip.IsLoopback() || ip.IsPrivate() {
			return base, ""
		}
	}
	if len(ips) > 0 {
		return "", "This server is on the internet. Somo only asks models on this computer or in this network."
	}
	return base, ""
}
