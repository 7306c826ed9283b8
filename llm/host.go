package llm

import (
	"errors"
	"net"
	"net/url"
	"regexp"
	"strconv"
	"strings"
)

// DefaultBase is where Ollama listens unless somebody moved it.
const DefaultBase = "http://127.0.0.1:11434"

const ollamaPort = "11434"

var errHost = errors.New("not an address such as " + DefaultBase)

var hostName = regexp.MustCompile(`^[A-Za-z0-9_]([A-Za-z0-9_-]{0,62})(\.[A-Za-z0-9_]([A-Za-z0-9_-]{0,62}))*\.?$`)

// ParseHost makes the base address of a model server of what people put into OLLAMA_HOST: nothing, a host, host:port, or an
// address. The wildcard that a server listens on is reached at this computer. The /v1 or /api that manuals print behind
// an address is left out; any other path, a name or a password is an error.
func ParseHost(text string) (string, error) {
	text = strings.TrimSpace(strings.Trim(strings.TrimSpace(text), `"'`))
	if text == "" {
		return DefaultBase, nil
	}
	if ip := net.ParseIP(text); ip != nil && ip.To4() == nil {
		text = "[" + text + "]"
	}
	bare := !strings.Contains(text, "://")
	if bare {
		text = "http://" + text
	}
	address, err := url.Parse(text)
	if err != nil || (address.Scheme != "http" && address.Scheme != "https") || address.User != nil || address.Host == "" ||
		address.RawQuery != "" || address.ForceQuery || address.Fragment != "" {
		return "", errHost
	}
	if path := strings.Trim(address.Path, "/"); path != "" && path != "v1" && path != "api" {
		return "", errHost
	}
	name, port := address.Hostname(), address.Port()
	switch name {
	case "", "0.0.0.0":
		name = "127.0.0.1"
	case "::":
		name = "::1"
	}
	if net.ParseIP(name) == nil && (len(name) > 253 || !hostName.MatchString(name)) {
		return "", errHost
	}
	if port == "" && bare {
		port = ollamaPort
	}
	if port == "" {
		if strings.Contains(name, ":") {
			name = "[" + name + "]"
		}
		return address.Scheme + "://" + name, nil
	}
	if number, err := strconv.Atoi(port); err != nil || number < 1 || number > 65535 {
		return "", errHost
	}
	return address.Scheme + "://" + net.JoinHostPort(name, port), nil
}
