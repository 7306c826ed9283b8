package app

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"math/big"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// certificate writes a certificate and its key, and gives the files and a client that trusts it.
func certificate(t *testing.T, name string) (certFile, keyFile string, client *http.Client) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{name}, NotAfter: time.Now().Add(time.Hour)}
	cert, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	certPEM := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: cert})
	pool.AppendCertsFromPEM(certPEM)
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	certFile, keyFile = filepath.Join(folder, "cert.pem"), filepath.Join(folder, "key.pem")
	for file, text := range map[string][]byte{certFile: certPEM, keyFile: pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: private})} {
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	transport := &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}, DisableKeepAlives: true}
	return certFile, keyFile, &http.Client{Jar: jar, Timeout: 10 * time.Second, Transport: transport}
}

func TestASchoolServerSpeaksHTTPS(t *testing.T) {
	certFile, keyFile, client := certificate(t, "localhost")
	r := launch(t, "--data", t.TempDir(), "--tls-cert", certFile, "--tls-key", keyFile)
	if !strings.HasPrefix(r.url, "https://localhost:") {
		t.Errorf("ready line %q", r.ready)
	}
	account := `{"email":"a@b","password":"green mango tree","firstName":"A"}`
	response, err := client.Post(r.url+"/api/auth/register", "application/json", strings.NewReader(account))
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	for _, cookie := range response.Cookies() {
		if !cookie.Secure {
			t.Errorf("cookie %+v", cookie)
		}
	}
	if response, err = client.Get(r.url + "/api/auth/user"); err != nil || response.StatusCode != 200 {
		t.Errorf("signed in over HTTPS: %v, %v", response, err)
	} else {
		response.Body.Close()
	}
	// The person at this computer needs no certificate.
	if status, _ := get(t, strings.Replace(r.url, "https://", "http://", 1)+"/api/health"); status != 200 {
		t.Errorf("plain HTTP here: %d", status)
	}
	r.end(t)
}

func TestACertificateThatIsNoneEndsTheStart(t *testing.T) {
	certFile, keyFile, _ := certificate(t, "localhost")
	untouched := t.TempDir()
	for _, test := range []struct {
		mention string
		args    []string
	}{
		{"belong together", []string{"--tls-cert", certFile}},
		{"belong together", []string{"--tls-key", keyFile}},
		{"holds no certificate", []string{"--tls-cert", keyFile, "--tls-key", keyFile}},
		{"cannot be read", []string{"--tls-cert", certFile, "--tls-key", filepath.Join(untouched, "none")}},
	} {
		var stdout, stderr output
		code := Run(t.Context(), append(test.args, "--addr", "127.0.0.1:0", "--data", untouched, "--no-open"), &stdout, &stderr, schemaText(t))
		line := stderr.String()
		if code != 2 || stdout.String() != "" || strings.Count(line, "\n") != 1 || !strings.Contains(line, test.mention) {
			t.Errorf("%v: code %d, stdout %q, stderr %q; want 2 and one line that mentions %q", test.args, code, stdout.String(), line, test.mention)
		}
	}
	if left, err := os.ReadDir(untouched); err != nil || len(left) != 0 {
		t.Errorf("a start that was refused left %v, %v", left, err)
	}
}
