package host

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// addressFile keeps, in the data folder, where the program that uses the folder answers.
const addressFile = "address"

const (
	answerWait = 2 * time.Second
	retryEvery = 100 * time.Millisecond
)

// ErrNotRunning says that no program answers for the data folder.
var ErrNotRunning = errors.New("no running Somo answers for this data folder")

// Announce writes down where this program answers, for one that is started beside it. The returned function takes the
// note away again.
func Announce(folder, address string) (withdraw func() error, err error) {
	path := filepath.Join(folder, addressFile)
	if err := os.WriteFile(path, []byte(address+"\n"), 0o600); err != nil {
		return nil, fmt.Errorf("noting the address in the data folder: %w", err)
	}
	return func() error {
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("removing the address from the data folder: %w", err)
		}
		return nil
	}, nil
}

// Running finds the address of the program that uses the data folder and answers. That program may have been started a
// moment ago, so Running asks again until the context ends.
func Running(ctx context.Context, folder string) (string, error) {
	ticker := time.NewTicker(retryEvery)
	defer ticker.Stop()
	for {
		if address, ok := announced(folder); ok && answers(ctx, address) {
			return address, nil
		}
		select {
		case <-ctx.Done():
			return "", ErrNotRunning
		case <-ticker.C:
		}
	}
}

// announced reads the note. It is only trusted where it names this program's kind of address, since it is opened in a browser.
func announced(folder string) (string, bool) {
	note, err := os.ReadFile(filepath.Join(folder, addressFile))
	if err != nil {
		return "", false
	}
	address, err := url.Parse(strings.TrimSpace(string(note)))
	if err != nil || address.Scheme != "http" || address.Hostname() == "" || address.Port() == "" || address.Path != "" {
		return "", false
	}
	return "http://" + address.Host, true
}

func answers(ctx context.Context, address string) bool {
	ctx, cancel := context.WithTimeout(ctx, answerWait)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address+"/api/health", nil)
	if err != nil {
		return false
	}
	client := http.Client{Transport: &http.Transport{Proxy: nil, DisableKeepAlives: true}}
	response, err := client.Do(request)
	if err != nil {
		return false
	}
	// Any answer shows that it lives; closing can fail only for a body that is thrown away here.
	_ = response.Body.Close()
	return response.StatusCode == http.StatusOK
}
