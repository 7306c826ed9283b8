// Package app wires the parts of the program and runs it.
package app

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"regexp"
	"strconv"

	"somo/app/host"
	"somo/app/lesson"
	"somo/app/web"
	"somo/llm"
)

// usage is what --help prints.
const usage = `Somo plans lessons with teachers.

  somo [serve] [flags]
  somo doctor [--data DIR] [--ollama URL] [--model NAME]   looks whether everything is in order, and says what to do
  somo backup FILE [--data DIR]                  writes a checked copy of everything to a new file, also while Somo runs
  somo restore FILE [--data DIR]                 puts a copy in place of what is there, which is kept; stop Somo first
  somo user list [--data DIR]                    lists the accounts
  somo user reset-password EMAIL [--data DIR]    gives a teacher who forgot the password a code for the sign-in page

  --addr HOST:PORT   listen there and nowhere else (SOMO_ADDR; default: 127.0.0.1:8080 or the next free port)
  --tls-cert FILE    serve HTTPS with this certificate (PEM, followed by its chain); a renewed file is read by itself
  --tls-key FILE     the certificate's key (PEM)
  --behind-proxy ADDRESS  believe the forwarded headers of this proxy, or of a range such as 10.0.5.0/28; may be repeated
  --host NAME        a further name under which this server is opened; may be repeated
  --data DIR         the folder that holds everything (SOMO_DATA; default: this system's place for it)
  --ollama URL       the model server (OLLAMA_HOST; default: what is chosen in Somo, else Ollama on this computer)
  --model NAME       the model to write with (SOMO_MODEL; default: what is chosen in Somo, else the best that is there)
  --no-open          do not open a browser
  --open-signup      let everybody on the network create an account, without an invite code
  --version          print the version and stop

Teachers also sign in by GitHub, Google or Discord where SOMO_GITHUB_CLIENT_ID and SOMO_GITHUB_CLIENT_SECRET (SOMO_GOOGLE_…,
SOMO_DISCORD_…) name this server there; the address to come back to is http://HOST:PORT/api/login/callback/github.
`

// errHelp says that the person asked for the usage, or errVersion for the version; neither is a mistake.
var (
	errHelp    = errors.New("help was asked for")
	errVersion = errors.New("the version was asked for")
)

var hostName = regexp.MustCompile(`^[A-Za-z0-9_]([A-Za-z0-9_-]{0,62})(\.[A-Za-z0-9_]([A-Za-z0-9_-]{0,62}))*$`)

// config is what a person set for this run: flags, else the environment, else the defaults.
type config struct {
	command    string // one of those below
	argument   string // of the command: a file, or an email
	address    string // empty: the first free port of this computer
	tlsCert    string // both or neither
	tlsKey     string
	proxies    []netip.Prefix
	hosts      []string
	dataFolder string
	ollama     string // empty: as it is chosen in Somo
	model      string // the same
	noOpen     bool
	openSignup bool
	providers  []web.Provider // those that sign teachers in here
}

// parseConfig reads the command line. Every error it returns is one line that a person can act on.
func parseConfig(args []string, getenv func(string) string) (config, error) {
	var c config
	c.address, c.dataFolder, c.model = getenv("SOMO_ADDR"), getenv("SOMO_DATA"), getenv("SOMO_MODEL")
	c.ollama = getenv("OLLAMA_HOST")
	flags := flag.NewFlagSet("somo", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	flags.StringVar(&c.address, "addr", c.address, "")
	flags.StringVar(&c.dataFolder, "data", c.dataFolder, "")
	flags.StringVar(&c.ollama, "ollama", c.ollama, "")
	flags.StringVar(&c.model, "model", c.model, "")
	flags.StringVar(&c.tlsCert, "tls-cert", "", "")
	flags.StringVar(&c.tlsKey, "tls-key", "", "")
	flags.BoolVar(&c.noOpen, "no-open", false, "")
	flags.BoolVar(&c.openSignup, "open-signup", false, "")
	var proxies []string
	flags.Func("behind-proxy", "", func(address string) error {
		proxies = append(proxies, address)
		return nil
	})
	flags.Func("host", "", func(name string) error {
		c.hosts = append(c.hosts, name)
		return nil
	})
	showVersion := flags.Bool("version", false, "")
	if err := c.parseCommand(flags, args); err != nil {
		return config{}, err
	}
	if *showVersion {
		return config{}, errVersion
	}
	if err := rejectEmpty(flags); err != nil {
		return config{}, err
	}
	for _, address := range proxies {
		proxy, err := parseProxy(address)
		if err != nil {
			return config{}, err
		}
		c.proxies = append(c.proxies, proxy)
	}
	return c, c.complete(getenv)
}

const (
	commandServe   = "serve"
	commandDoctor  = "doctor"
	commandBackup  = "backup"
	commandRestore = "restore"
	commandUsers   = "user list"
	commandReset   = "user reset-password"
)

// parseCommand reads the words that say what to do, with flags before, between and after them. Without words it is serve.
func (c *config) parseCommand(flags *flag.FlagSet, args []string) error {
	var words []string
	for {
		err := flags.Parse(args)
		if errors.Is(err, flag.ErrHelp) {
			return errHelp
		}
		if err != nil {
			return fmt.Errorf("%w (see somo --help)", err)
		}
		if flags.NArg() == 0 {
			break
		}
		words, args = append(words, flags.Arg(0)), flags.Args()[1:]
	}
	if len(words) == 0 {
		words = []string{commandServe}
	}
	if words[0] == "user" && len(words) > 1 {
		words = append([]string{"user " + words[1]}, words[2:]...)
	}
	c.command = words[0]
	// What a command needs beside its name.
	needs, known := map[string]string{commandServe: "", commandDoctor: "", commandUsers: "", commandBackup: "a file, such as somo-copy.db",
		commandRestore: "the file of a copy", commandReset: "the email of an account"}[c.command]
	switch {
	case !known:
		return fmt.Errorf("unknown command %q; there is: serve, doctor, backup, restore, user list, user reset-password (see somo --help)", c.command)
	case needs == "" && len(words) > 1, len(words) > 2:
		return fmt.Errorf("unexpected argument %q after %s (see somo --help)", words[len(words)-1], c.command)
	case needs != "" && len(words) < 2:
		return fmt.Errorf("%s needs %s (see somo --help)", c.command, needs)
	case needs != "":
		c.argument = words[1]
	}
	return nil
}

// rejectEmpty refuses a flag that was given without a value, which is a slip of a script and not a wish for the default.
func rejectEmpty(flags *flag.FlagSet) error {
	var err error
	flags.Visit(func(f *flag.Flag) {
		if f.Value.String() == "" && f.Name != "host" && f.Name != "behind-proxy" {
			err = fmt.Errorf("--%s needs a value", f.Name)
		}
	})
	return err
}

// complete checks what was set and fills in the defaults.
func (c *config) complete(getenv func(string) string) error {
	if c.address != "" {
		if err := checkAddress(c.address); err != nil {
			return err
		}
	}
	if (c.tlsCert == "") != (c.tlsKey == "") {
		return errors.New("--tls-cert and --tls-key belong together: give both or neither")
	}
	for _, name := range c.hosts {
		if len(name) > 253 || !hostName.MatchString(name) {
			return fmt.Errorf("--host %q is not a host name", name)
		}
	}
	if problem := lesson.CheckText(c.model, lesson.MaxLLMModel); problem != "" {
		return fmt.Errorf("--model %q cannot be a model's name", c.model)
	}
	if c.ollama != "" {
		base, err := llm.ParseHost(c.ollama)
		if err != nil {
			return fmt.Errorf("--ollama %q is %w", c.ollama, err)
		}
		c.ollama = base
	}
	var err error
	if c.providers, err = readProviders(getenv); err != nil {
		return err
	}
	if c.dataFolder == "" {
		// A program that cannot find itself has nothing beside it.
		program, _ := os.Executable()
		if c.dataFolder, err = host.DataFolder(getenv, program); err != nil {
			return err
		}
	}
	if c.dataFolder, err = filepath.Abs(c.dataFolder); err != nil {
		return fmt.Errorf("--data: %w", err)
	}
	return nil
}

func checkAddress(address string) error {
	_, port, err := net.SplitHostPort(address)
	if err != nil {
		return fmt.Errorf("--addr %q is not HOST:PORT, such as 127.0.0.1:8080", address)
	}
	if number, err := strconv.Atoi(port); err != nil || number < 0 || number > 65535 {
		return fmt.Errorf("--addr %q has no port between 0 and 65535", address)
	}
	return nil
}
