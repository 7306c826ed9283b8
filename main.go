// Somo plans lessons with teachers. It is one program that needs nothing beside it.
package main

import (
	"context"
	_ "embed"
	"os"
	"os/signal"
	"syscall"

	"somo/app"
)

//go:embed schema.sql
var schema string

func main() {
	code := run()
	if code != 0 {
		app.HoldWindow(os.Stdin, os.Stderr)
	}
	os.Exit(code)
}

func run() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return app.Run(ctx, os.Args[1:], os.Stdout, os.Stderr, schema)
}
