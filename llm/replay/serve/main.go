// Command serve runs the scripted model server on this computer, for tests that need one as a process of its own. When it
// listens it prints one line that ends in its address.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"somo/llm/replay"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

func run(ctx context.Context, args []string, stdout io.Writer) error {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	address := flags.String("addr", "127.0.0.1:0", "address of this computer to listen on")
	rate := flags.Float64("rate", 50, "tokens a second; 0 for all at once")
	promptRate := flags.Float64("prompt-rate", 0, "tokens of a prompt read a second; 0 for all at once")
	load := flags.Duration("load", 0, "how long a model takes to load")
	pull := flags.Duration("pull", 2*time.Second, "how long fetching a model takes")
	parallel := flags.Int("parallel", 1, "answers written at once")
	models := flags.String("models", "", "names of the installed models, with commas; none for all")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if host, _, err := net.SplitHostPort(*address); err != nil || !net.ParseIP(host).IsLoopback() {
		return fmt.Errorf("-addr %q is not an address of this computer such as 127.0.0.1:11435", *address)
	}
	script := replay.Script{Rate: *rate, PromptRate: *promptRate, Load: *load, Pull: *pull, Parallel: *parallel}
	if *models != "" {
		script.Models = strings.Split(*models, ",")
	}
	listener, err := net.Listen("tcp", *address)
	if err != nil {
		return fmt.Errorf("listening: %w", err)
	}
	server := &http.Server{Handler: replay.New(script), ReadHeaderTimeout: 5 * time.Second}
	context.AfterFunc(ctx, func() { _ = server.Close() })
	fmt.Fprintf(stdout, "A model server stands in at http://%s\n", listener.Addr())
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serving: %w", err)
	}
	return nil
}
