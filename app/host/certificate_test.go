package host

import (
	"bufio"
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"io"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// issue writes a certificate for these names and addresses, and its key, and gives the files.
func issue(t *testing.T, folder string, until time.Time, names ...string) (certFile, keyFile string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	serial, err := rand.Int(rand.Reader, big.NewInt(1<<62))
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: serial, NotBefore: until.Add(-90 * 24 * time.Hour), NotAfter: until}
	for _, name := range names {
		if ip := net.ParseIP(name); ip != nil {
			template.IPAddresses = append(template.IPAddresses, ip)
		} else {
			template.DNSNames = append(template.DNSNames, name)
		}
	}
	cert, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	certFile, keyFile = filepath.Join(folder, "cert.pem"), filepath.Join(folder, "key.pem")
	write(t, certFile, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: cert}))
	write(t, keyFile, pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: private}))
	return certFile, keyFile
}

func write(t *testing.T, path string, text []byte) {
	t.Helper()
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
}

func load(t *testing.T, names ...string) *Certificate {
	t.Helper()
	cert, key := issue(t, t.TempDir(), time.Now().Add(24*time.Hour), names...)
	c, err := LoadCertificate(cert, key, time.Now, silent())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestACertificateThatCannotBeUsedIsToldInOneLine(t *testing.T) {
	t.Parallel()
	year := time.Now().Add(365 * 24 * time.Hour)
	cert, key := issue(t, t.TempDir(), year, "somo.school.example")
	_, otherKey := issue(t, t.TempDir(), year, "somo.school.example")
	oldCert, oldKey := issue(t, t.TempDir(), time.Date(2026, 1, 2, 12, 0, 0, 0, time.Local), "somo.school.example")
	text := filepath.Join(t.TempDir(), "notes.txt")
	write(t, text, []byte("not here"))
	locked := filepath.Join(t.TempDir(), "locked.pem")
	write(t, locked, pem.EncodeToMemory(&pem.Block{Type: "ENCRYPTED PRIVATE KEY", Bytes: []byte("secret")}))
	missing := filepath.Join(t.TempDir(), "none.pem")
	for _, test := range []struct{ name, cert, key, want string }{
		{"no certificate file", missing, key, "--tls-cert " + missing + " cannot be read: "},
		{"no key file", cert, missing, "--tls-key " + missing + " cannot be read: "},
		{"a folder", t.TempDir(), key, "cannot be read"},
		{"no certificate in it", text, key, "--tls-cert " + text + " holds no certificate"},
		{"no key in it", cert, text, "--tls-key " + text + " holds no key"},
		{"the two exchanged", key, cert, "holds no certificate"},
		{"a key with a password", cert, locked, "without a password"},
		{"another's key", cert, otherKey, "does not belong to the certificate"},
		{"run out", oldCert, oldKey, "ran out on 2 January 2026: renew it"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := LoadCertificate(test.cert, test.key, time.Now, silent())
			if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("got %v, want one line with %q", err, test.want)
			}
		})
	}
}

func TestACertificateThatIsNotValidYetIsServed(t *testing.T) {
	t.Parallel()
	cert, key := issue(t, t.TempDir(), time.Now(), "somo.school.example")
	var log bytes.Buffer
	lost := func() time.Time { return time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC) } // a cheap machine's clock after a power cut
	if _, err := LoadCertificate(cert, key, lost, slog.New(slog.NewTextHandler(&log, nil))); err != nil || !strings.Contains(log.String(), "clock") {
		t.Errorf("%v; the log: %s", err, &log)
	}
}

func TestARenewedCertificateIsUsedWithoutARestart(t *testing.T) {
	t.Parallel()
	folder, now := t.TempDir(), time.Now()
	clock := func() time.Time { return now }
	cert, key := issue(t, folder, now.Add(24*time.Hour), "old.example")
	var log bytes.Buffer
	c, err := LoadCertificate(cert, key, clock, slog.New(slog.NewTextHandler(&log, nil)))
	if err != nil {
		t.Fatal(err)
	}
	shows := func(want string) {
		t.Helper()
		shown, err := c.config().GetCertificate(nil)
		if err != nil || shown.Leaf.DNSNames[0] != want {
			t.Fatalf("browsers see %v, %v; want %s", shown.Leaf.DNSNames, err, want)
		}
	}
	shows("old.example")
	kept, err := os.ReadFile(key)
	if err != nil {
		t.Fatal(err)
	}
	issue(t, folder, now.Add(48*time.Hour), "new.example")
	renewed, err := os.ReadFile(key)
	if err != nil {
		t.Fatal(err)
	}

	write(t, key, kept) // the new certificate is there, its key is not yet
	for range 3 {
		now = now.Add(lookAtFilesEvery)
		shows("old.example")
	}
	if told := strings.Count(log.String(), "does not belong"); told != 1 {
		t.Errorf("told %d times of the half-renewed certificate:\n%s", told, &log)
	}
	write(t, key, renewed)
	later := now.Add(time.Minute)
	if err := os.Chtimes(key, later, later); err != nil {
		t.Fatal(err)
	}
	now = now.Add(lookAtFilesEvery)
	shows("new.example")
	if until := c.Until(); !until.After(now) || !strings.Contains(log.String(), "renewed") {
		t.Errorf("it runs out %s; the log: %s", until, &log)
	}
	if err := os.Remove(cert); err != nil {
		t.Fatal(err)
	}
	now = now.Add(lookAtFilesEvery)
	shows("new.example")
}

func TestADoorWithACertificateTakesPlainHTTPToo(t *testing.T) {
	t.Parallel()
	c := load(t, "localhost", "127.0.0.1")
	inner, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, err := io.WriteString(w, r.Proto+" "+map[bool]string{true: "sealed", false: "plain"}[r.TLS != nil]); err != nil {
			t.Error(err)
		}
	}), ErrorLog: slog.NewLogLogger(slog.DiscardHandler, slog.LevelError)}
	served := make(chan error, 1)
	go func() { served <- server.Serve(Door{Port: Port(inner), Certificate: c}.Listen(inner)) }()

	silent, err := net.Dial("tcp", inner.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	pool := x509.NewCertPool()
	pool.AddCert(c.current().Leaf)
	client := &http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}}}
	defer client.CloseIdleConnections()
	for scheme, want := range map[string]string{"https": "HTTP/1.1 sealed", "http": "HTTP/1.1 plain"} {
		for range 2 {
			response, err := client.Get(scheme + "://" + inner.Addr().String())
			if err != nil {
				t.Fatal(err)
			}
			body, err := io.ReadAll(response.Body)
			if err != nil || string(body) != want {
				t.Errorf("%s: %q, %v; want %q", scheme, body, err, want)
			}
			response.Body.Close()
		}
	}
	if _, err := tls.Dial("tcp", inner.Addr().String(), &tls.Config{RootCAs: pool, MaxVersion: tls.VersionTLS11}); err == nil {
		t.Error("TLS 1.1 is spoken")
	}
	// Somebody in between who reads and changes nothing gets an answer too, and one who talks nonsense is refused.
	if _, err := io.WriteString(silent, "\x15nonsense\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(silent).ReadString('\n'); err == nil && !strings.Contains(line, "400") {
		t.Errorf("nonsense was answered with %q", line)
	}
	if err := server.Close(); err != nil {
		t.Error(err)
	}
	if err := <-served; err != http.ErrServerClosed {
		t.Error(err)
	}
}

func TestLinksNameFirstWhatOpensEverywhere(t *testing.T) {
	t.Parallel()
	ips := []netip.Addr{netip.MustParseAddr("192.168.1.10"), netip.MustParseAddr("10.0.0.7")}
	sealed := load(t, "somo.school.example", "localhost", "10.0.0.7", "*.lab.example")
	for _, test := range []struct {
		name string
		door Door
		want []string
	}{
		{"plain", Door{Port: 8080, Names: []string{"somo.school.example"}},
			[]string{"http://192.168.1.10:8080", "http://10.0.0.7:8080", "http://somo.local:8080"}},
		{"plain at the usual port", Door{Port: 80}, []string{"http://192.168.1.10", "http://10.0.0.7", "http://somo.local"}},
		{"with a certificate", Door{Port: 8443, Certificate: sealed, Names: []string{"somo.lab.example", "other.example", "somo.school.example"}},
			[]string{"https://somo.school.example:8443", "https://somo.lab.example:8443", "https://10.0.0.7:8443", "https://192.168.1.10:8443", "https://somo.local:8443"}},
		{"with a certificate at the usual port", Door{Port: 443, Certificate: sealed},
			[]string{"https://somo.school.example", "https://10.0.0.7", "https://192.168.1.10", "https://somo.local"}},
	} {
		if got := test.door.URLs(ips, "somo.local"); !slices.Equal(got, test.want) {
			t.Errorf("%s:\n%v, want\n%v", test.name, got, test.want)
		}
	}
}

func TestTheAddressHere(t *testing.T) {
	t.Parallel()
	own, other := load(t, "localhost"), load(t, "somo.school.example")
	for _, test := range []struct {
		ip          string
		port        int
		certificate *Certificate
		ready, here string
	}{
		{"127.0.0.1", 8080, nil, "http://localhost:8080", "http://localhost:8080"},
		{"0.0.0.0", 80, nil, "http://localhost", "http://localhost"},
		{"::", 8080, nil, "http://localhost:8080", "http://localhost:8080"},
		{"::1", 8080, nil, "http://[::1]:8080", "http://[::1]:8080"},
		{"::1", 80, nil, "http://[::1]", "http://[::1]"},
		{"192.168.1.10", 8080, nil, "http://192.168.1.10:8080", "http://192.168.1.10:8080"},
		{"0.0.0.0", 8443, own, "https://localhost:8443", "https://localhost:8443"},
		{"0.0.0.0", 443, own, "https://localhost", "https://localhost"},
		{"0.0.0.0", 8443, other, "https://localhost:8443", "http://localhost:8443"},
		{"192.168.1.10", 8443, other, "https://192.168.1.10:8443", "https://192.168.1.10:8443"},
	} {
		listener := fakeListener{address: &net.TCPAddr{IP: net.ParseIP(test.ip), Port: test.port}}
		door := Door{Port: test.port, Certificate: test.certificate}
		if ready, here := door.Ready(listener), door.Here(listener); ready != test.ready || here != test.here {
			t.Errorf("%s:%d: %s and %s, want %s and %s", test.ip, test.port, ready, here, test.ready, test.here)
		}
	}
}
