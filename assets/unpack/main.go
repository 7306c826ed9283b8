// Command unpack unpacks the topics into a folder, as a program that has run for a while keeps them in its data folder. The
// browser tests start programs by the hundred and put them there: whoever makes a plan first would else wait for many seconds.
package main

import (
	"errors"
	"fmt"
	"os"

	"somo/assets"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "unpack:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 1 {
		return errors.New("usage: unpack FOLDER")
	}
	knowledge, err := assets.Knowledge()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(args[0], 0o755); err != nil {
		return fmt.Errorf("making the folder of the topics: %w", err)
	}
	knowledge.KeepIn(args[0])
	return knowledge.Keep()
}
