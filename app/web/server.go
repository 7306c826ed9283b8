// Package web answers HTTP: the calls of the API and the page.
package web

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"io/fs"
	"log/slog"
	"net/http"
	"net/netip"
	"time"

	"somo/app/document"
	"somo/app/models"
	"somo/app/picture"
	"somo/app/writer"
	"somo/store"
)

// Config is what a Server is made of.
type Config struct {
	Store      *store.Store
	Queue      *writer.Queue  // where plans are written
	Models     *models.Keeper // which model writes them
	Printer    *document.Printer
	Pages      fs.FS // the built page
	Catalogue  fs.FS // achievements, courses, resources and their drawings
	Media      fs.FS // recordings
	Providers  []Provider
	Log        *slog.Logger
	Now        func() time.Time
	Version    string
	Built      time.Time      // when the program was made; zero where nobody knows
	Port       int            // in the names of cookies, which browsers do not keep apart by port
	Computer   string         // this computer's name
	Hosts      []string       // further names of this server
	HTTPS      bool           // it has a certificate
	Proxies    []netip.Prefix // that are believed who asks; with one of them nobody counts as the person at this computer
	Network    Network        // how colleagues reach it
	Program    Program        // what the person at this computer may have the program do
	OpenSignup bool
}

// Server has a handler for every route.
type Server struct {
	guards
	store      *store.Store
	queue      *writer.Queue
	models     *models.Keeper
	jsonWait   time.Duration // how long a caller waits who is not told how far a plan is
	printer    *document.Printer
	site       *site
	now        func() time.Time
	began      time.Time
	version    string
	built      time.Time
	network    Network
	program    Program
	openSignup bool
	catalogue  *offers
	providers  map[string]Provider

	sessions  sessions
	hasher    *hasher
	devices   devices
	raters    raters
	visits    visits
	portraits *picture.Maker

	requests         *limiter // by address, all requests
	signInAddresses  *limiter // by address, sign-in and recovery
	signInAccounts   *limiter
	recoveryAccounts *limiter
	signUps          *limiter // by address
	ratings          *limiter // by address
	planRatings      *limiter // by address and plan
	shortCodes       *limiter // by address
}

const deviceKeyBytes = 32

// New makes a Server. It reads or makes the server's own secrets in the store.
func New(ctx context.Context, c Config) (*Server, error) {
	site, err := newSite(c.Pages, c.Catalogue, c.Media)
	if err != nil {
		return nil, err
	}
	catalogue, err := newOffers(c.Catalogue)
	if err != nil {
		return nil, err
	}
	deviceKey, err := c.Store.SettingOrCreate(ctx, "device-key", func() (string, error) {
		key := make([]byte, deviceKeyBytes)
		_, err := rand.Read(key)
		return base64.RawStdEncoding.EncodeToString(key), err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the key of known devices: %w", err)
	}
	return &Server{
		guards: guards{log: c.Log, hosts: newHostCheck(c.Computer, c.Hosts, c.Network.Announces), https: c.HTTPS, proxies: &proxies{trusted: c.Proxies}, figures: newFigures(c)},
		store:  c.Store, queue: c.Queue, models: c.Models, jsonWait: jsonWait, printer: c.Printer, site: site, now: c.Now, began: c.Now().UTC(), version: c.Version, built: c.Built,
		network: c.Network, program: c.Program, openSignup: c.OpenSignup,
		catalogue: catalogue, providers: byName(c.Providers),
		sessions:  newSessions(c.Store, c.Port, c.Now),
		hasher:    newHasher(),
		devices:   newDevices([]byte(deviceKey), c.Port),
		raters:    newRaters(c.Port),
		visits:    newVisits(c.Port),
		portraits: picture.NewMaker(),

		requests:         newLimiter(c.Now, 300, 10*time.Second/300),
		signInAddresses:  newLimiter(c.Now, 20, 2*time.Second),
		signInAccounts:   newLimiter(c.Now, 5, 12*time.Second),
		recoveryAccounts: newLimiter(c.Now, 5, 12*time.Second),
		signUps:          newLimiter(c.Now, 5, 12*time.Minute),
		ratings:          newLimiter(c.Now, 30, 2*time.Minute),
		planRatings:      newLimiter(c.Now, 3, 10*time.Minute/3),
		shortCodes:       newLimiter(c.Now, 60, 5*time.Second), // a class may share one address
	}, nil
}

// Handler is every check a request passes, and then the routes.
func (s *Server) Handler() http.Handler { return s.guard(s.limitRequests(s.routes())) }

// HTTP is a server with time-outs: whoever sends or reads too slowly makes room for others.
func (s *Server) HTTP() *http.Server { return s.server(s.Handler()) }
