package app

import (
	"fmt"
	"net/url"
	"strings"

	"somo/app/web"
)

// readProviders takes the services that this server is registered at, which are set by the environment alone: a secret
// does not belong on a command line. SOMO_GITHUB_URL and the like put another server in a provider's place.
func readProviders(getenv func(string) string) ([]web.Provider, error) {
	var registered []web.Provider
	for _, provider := range web.KnownProviders() {
		prefix := "SOMO_" + strings.ToUpper(provider.Name)
		provider.ClientID, provider.ClientSecret = getenv(prefix+"_CLIENT_ID"), getenv(prefix+"_CLIENT_SECRET")
		if provider.ClientID == "" && provider.ClientSecret == "" {
			continue
		}
		if provider.ClientID == "" || provider.ClientSecret == "" {
			return nil, fmt.Errorf("%s_CLIENT_ID and %s_CLIENT_SECRET belong together; one of them is missing", prefix, prefix)
		}
		if text := getenv(prefix + "_URL"); text != "" {
			address, err := url.Parse(text)
			if err != nil || (address.Scheme != "http" && address.Scheme != "https") || address.Host == "" || address.User != nil ||
				address.RawQuery != "" || address.Fragment != "" {
				return nil, fmt.Errorf("%s_URL %q is not an address such as https://id.school.example", prefix, text)
			}
			provider = provider.At(text)
		}
		registered = append(registered, provider)
	}
	return registered, nil
}
