package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"golang.org/x/oauth2"
	"golang.org/x/oauth2/endpoints"
)

// Provider is a service that signs teachers in, as this server is registered there.
type Provider struct {
	Name         string // github, google or discord
	ClientID     string
	ClientSecret string
	Endpoint     oauth2.Endpoint
	ProfileURL   string
	EmailsURL    string // where the profile does not say which email is verified
}

const (
	providerTime     = 10 * time.Second // for each answer of a provider
	maxProviderReply = 256 << 10
)

// KnownProviders are the services that Somo can speak to, without a registration.
func KnownProviders() []Provider {
	return []Provider{
		{Name: "github", Endpoint: endpoints.GitHub, ProfileURL: "https://api.github.com/user", EmailsURL: "https://api.github.com/user/emails"},
		{Name: "google", Endpoint: endpoints.Google, ProfileURL: "https://openidconnect.googleapis.com/v1/userinfo"},
		{Name: "discord", Endpoint: endpoints.Discord, ProfileURL: "https://discord.com/api/users/@me"},
	}
}

// At gives the provider with another server in its place.
func (p Provider) At(address string) Provider {
	address = strings.TrimSuffix(address, "/")
	p.Endpoint = oauth2.Endpoint{AuthURL: address + "/authorize", TokenURL: address + "/token"}
	p.ProfileURL = address + "/user"
	if p.EmailsURL != "" {
		p.EmailsURL = address + "/user/emails"
	}
	return p
}

func byName(providers []Provider) map[string]Provider {
	named := map[string]Provider{}
	for _, provider := range providers {
		named[provider.Name] = provider
	}
	return named
}

func (p Provider) config(origin string) *oauth2.Config {
	scopes := map[string][]string{
		"github":  {"read:user", "user:email"},
		"google":  {"openid", "email", "profile"},
		"discord": {"identify", "email"},
	}
	endpoint := p.Endpoint
	endpoint.AuthStyle = oauth2.AuthStyleInParams // all of them take it; finding out would use up the code
	return &oauth2.Config{ClientID: p.ClientID, ClientSecret: p.ClientSecret, Endpoint: endpoint, Scopes: scopes[p.Name],
		RedirectURL: origin + "/api/login/callback/" + p.Name}
}

// stranger is who somebody is at a provider.
type stranger struct {
	subject             string
	email               string // empty where the provider has not verified it
	firstName, lastName string
}

// meet turns the code that a browser brought back into who it is.
func (p Provider) meet(ctx context.Context, origin, code, verifier string) (stranger, error) {
	ctx = context.WithValue(ctx, oauth2.HTTPClient, &http.Client{Timeout: providerTime,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }})
	config := p.config(origin)
	token, err := config.Exchange(ctx, code, oauth2.VerifierOption(verifier))
	if err != nil {
		return stranger{}, fmt.Errorf("exchanging a code at %s: %w", p.Name, withoutSecrets(err))
	}
	client := config.Client(ctx, token)
	var told profileReply
	if err := ask(ctx, client, p.ProfileURL, &told); err != nil {
		return stranger{}, fmt.Errorf("reading a profile at %s: %w", p.Name, err)
	}
	met := told.stranger()
	if met.subject == "" {
		return stranger{}, fmt.Errorf("reading a profile at %s: it names nobody", p.Name)
	}
	if p.EmailsURL != "" {
		var emails []emailReply
		if err := ask(ctx, client, p.EmailsURL, &emails); err != nil {
			return stranger{}, fmt.Errorf("reading the emails at %s: %w", p.Name, err)
		}
		met.email = primary(emails)
	}
	return met, nil
}

// withoutSecrets keeps a provider's own words out of the log: they may repeat what was sent.
func withoutSecrets(err error) error {
	var refused *oauth2.RetrieveError
	if errors.As(err, &refused) && refused.Response != nil {
		return fmt.Errorf("the answer was %s (%q)", refused.Response.Status, refused.ErrorCode)
	}
	return err
}

func ask(ctx context.Context, client *http.Client, address string, answer any) (err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return err
	}
	request.Header.Set("Accept", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, response.Body.Close()) }()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("the answer was %s", response.Status)
	}
	return json.NewDecoder(io.LimitReader(response.Body, maxProviderReply)).Decode(answer)
}
