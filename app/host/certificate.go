package host

import (
	"crypto"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"slices"
	"strings"
	"sync"
	"time"
)

// lookAtFilesEvery is how often the files of a certificate are looked at while browsers come.
const lookAtFilesEvery = 10 * time.Second

// Certificate is what this server shows to browsers that come over HTTPS. It follows its files: once they are renewed, the
// next browser gets what they hold. Several goroutines may use it.
type Certificate struct {
	certFile, keyFile string
	now               func() time.Time
	log               *slog.Logger

	mu     sync.Mutex
	pair   *tls.Certificate
	read   stamp // of the files as the pair was read
	bad    stamp // of files that could not be used, so that this is said once
	looked time.Time
}

// stamp tells one state of the two files from another.
type stamp struct {
	cert, key         time.Time
	certSize, keySize int64
}

// LoadCertificate reads a certificate with its chain, and its key, both as PEM. An error is one line that says what to do:
// a file that cannot be read or used, two that do not belong together, or a certificate that has run out.
func LoadCertificate(certFile, keyFile string, now func() time.Time, log *slog.Logger) (*Certificate, error) {
	c := &Certificate{certFile: certFile, keyFile: keyFile, now: now, log: log}
	files, err := c.stamp()
	if err != nil {
		return nil, err
	}
	pair, err := readPair(certFile, keyFile)
	if err != nil {
		return nil, err
	}
	if until := pair.Leaf.NotAfter; now().After(until) {
		return nil, fmt.Errorf("the certificate in %s ran out on %s: renew it, then start Somo again", certFile, until.Local().Format("2 January 2006"))
	}
	if from := pair.Leaf.NotBefore; now().Before(from) {
		log.Warn("browsers will not trust the certificate yet; is this computer's clock right?", "file", certFile, "valid from", from)
	}
	c.pair, c.read, c.looked = pair, files, now()
	return c, nil
}

// Covers tells whether browsers trust the certificate at this name or address.
func (c *Certificate) Covers(host string) bool { return c.current().Leaf.VerifyHostname(host) == nil }

// Names are those that the certificate spells out, in its order.
func (c *Certificate) Names() []string {
	return slices.DeleteFunc(slices.Clone(c.current().Leaf.DNSNames), func(name string) bool { return strings.Contains(name, "*") })
}

// Until is when the certificate runs out.
func (c *Certificate) Until() time.Time { return c.current().Leaf.NotAfter }

func (c *Certificate) config() *tls.Config {
	return &tls.Config{
		MinVersion: tls.VersionTLS12,
		NextProtos: []string{"h2", "http/1.1"},
		GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) {
			return c.current(), nil
		},
	}
}

// current is the certificate of now. Where the files have changed and hold none, it stays the one there was: whoever
// renews it may be between the two files.
func (c *Certificate) current() *tls.Certificate {
	c.mu.Lock()
	defer c.mu.Unlock()
	if since := c.now().Sub(c.looked); since >= 0 && since < lookAtFilesEvery {
		return c.pair
	}
	c.looked = c.now()
	files, err := c.stamp()
	if err == nil && files == c.read {
		return c.pair
	}
	var pair *tls.Certificate
	if err == nil {
		pair, err = readPair(c.certFile, c.keyFile)
	}
	if err != nil {
		if files != c.bad {
			c.log.Error("the renewed certificate cannot be used, so the old one stays", "error", err)
		}
		c.bad = files
		return c.pair
	}
	c.log.Info("the certificate was renewed", "file", c.certFile, "until", pair.Leaf.NotAfter)
	c.pair, c.read, c.bad = pair, files, stamp{}
	return c.pair
}

func (c *Certificate) stamp() (stamp, error) {
	cert, err := os.Stat(c.certFile)
	if err != nil {
		return stamp{}, unreadable("--tls-cert", c.certFile, err)
	}
	key, err := os.Stat(c.keyFile)
	if err != nil {
		return stamp{}, unreadable("--tls-key", c.keyFile, err)
	}
	return stamp{cert.ModTime(), key.ModTime(), cert.Size(), key.Size()}, nil
}

func unreadable(flag, file string, err error) error {
	var path *os.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return fmt.Errorf("%s %s cannot be read: %w; name a file that the user of Somo may read", flag, file, err)
}

// readPair reads the two files and sees that they belong together.
func readPair(certFile, keyFile string) (*tls.Certificate, error) {
	certText, err := os.ReadFile(certFile)
	if err != nil {
		return nil, unreadable("--tls-cert", certFile, err)
	}
	keyText, err := os.ReadFile(keyFile)
	if err != nil {
		return nil, unreadable("--tls-key", keyFile, err)
	}
	leaf, err := firstCertificate(certText)
	if err != nil {
		return nil, fmt.Errorf("--tls-cert %s holds no certificate: it must be a PEM file with -----BEGIN CERTIFICATE-----, the server's own first", certFile)
	}
	key, err := firstKey(keyText)
	if err != nil {
		return nil, fmt.Errorf("--tls-key %s holds no key that can be used: it must be a PEM file with -----BEGIN PRIVATE KEY-----, without a password", keyFile)
	}
	if public, ok := key.Public().(interface{ Equal(crypto.PublicKey) bool }); !ok || !public.Equal(leaf.PublicKey) {
		return nil, fmt.Errorf("the key in %s does not belong to the certificate in %s: give the two that were issued together", keyFile, certFile)
	}
	pair, err := tls.X509KeyPair(certText, keyText)
	if err != nil {
		return nil, fmt.Errorf("the certificate in %s and its key in %s cannot be used: %w", certFile, keyFile, err)
	}
	pair.Leaf = leaf
	return &pair, nil
}

func firstCertificate(text []byte) (*x509.Certificate, error) {
	for block, rest := pem.Decode(text); block != nil; block, rest = pem.Decode(rest) {
		if block.Type == "CERTIFICATE" {
			return x509.ParseCertificate(block.Bytes)
		}
	}
	return nil, errors.New("no certificate")
}

func firstKey(text []byte) (crypto.Signer, error) {
	for block, rest := pem.Decode(text); block != nil; block, rest = pem.Decode(rest) {
		if !strings.HasSuffix(block.Type, "PRIVATE KEY") {
			continue
		}
		if key, err := x509.ParsePKCS1PrivateKey(block.Bytes); err == nil {
			return key, nil
		}
		if key, err := x509.ParseECPrivateKey(block.Bytes); err == nil {
			return key, nil
		}
		key, err := x509.ParsePKCS8PrivateKey(block.Bytes)
		if signer, ok := key.(crypto.Signer); ok {
			return signer, nil
		}
		return nil, errors.Join(errors.New("no key of a known kind"), err)
	}
	return nil, errors.New("no key")
}

// Listen gives a listener on which browsers speak HTTPS. One that begins with plain HTTP is let through as it is, so that
// it can be sent to the right address, and so that this computer itself needs no certificate.
func (c *Certificate) Listen(inner net.Listener) net.Listener {
	return newSecureListener(inner, c.config())
}
