package app

import (
	"strings"
	"testing"
)

func TestProvidersComeFromTheEnvironment(t *testing.T) {
	t.Parallel()
	set := map[string]string{
		"SOMO_GITHUB_CLIENT_ID": "id", "SOMO_GITHUB_CLIENT_SECRET": "secret",
		"SOMO_GOOGLE_CLIENT_ID": "id2", "SOMO_GOOGLE_CLIENT_SECRET": "secret2", "SOMO_GOOGLE_URL": "http://127.0.0.1:9/",
	}
	providers, err := readProviders(func(name string) string { return set[name] })
	if err != nil || len(providers) != 2 {
		t.Fatalf("got %v, %v; want two", providers, err)
	}
	if github := providers[0]; github.Name != "github" || github.ClientID != "id" || github.ClientSecret != "secret" ||
		!strings.HasPrefix(github.Endpoint.AuthURL, "https://github.com/") {
		t.Errorf("github: %+v", github)
	}
	if google := providers[1]; google.Endpoint.AuthURL != "http://127.0.0.1:9/authorize" || google.Endpoint.TokenURL != "http://127.0.0.1:9/token" ||
		google.ProfileURL != "http://127.0.0.1:9/user" || google.EmailsURL != "" {
		t.Errorf("google: %+v", google)
	}
}

func TestHalfSetProvidersAreRefused(t *testing.T) {
	t.Parallel()
	for name, set := range map[string]map[string]string{
		"SOMO_DISCORD_CLIENT_SECRET": {"SOMO_DISCORD_CLIENT_ID": "id"},
		"SOMO_DISCORD_CLIENT_ID":     {"SOMO_DISCORD_CLIENT_SECRET": "secret"},
		"SOMO_DISCORD_URL":           {"SOMO_DISCORD_CLIENT_ID": "id", "SOMO_DISCORD_CLIENT_SECRET": "s", "SOMO_DISCORD_URL": "file:///etc"},
	} {
		_, err := readProviders(func(name string) string { return set[name] })
		if err == nil || !strings.Contains(err.Error(), name) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v: got %v, want one line that names %s", set, err, name)
		}
	}
}
