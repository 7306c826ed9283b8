package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"text/tabwriter"
	"time"

	"somo/app/web"
	"somo/store"
)

// listUsers prints who has an account.
func listUsers(ctx context.Context, c config, stdout, stderr io.Writer) int {
	var users []store.User
	err := beside(ctx, c, func(b *store.Beside) (err error) {
		users, err = b.Users(ctx)
		return err
	})
	if err != nil {
		return refuse(stderr, err)
	}
	if len(users) == 0 {
		return say(stdout, "Nobody has an account yet.\n")
	}
	var text strings.Builder
	table := tabwriter.NewWriter(&text, 0, 0, 3, ' ', 0)
	for _, user := range users {
		name := strings.TrimSpace(user.FirstName + " " + user.LastName)
		// A builder takes everything.
		_, _ = fmt.Fprintf(table, "%s\t%s\tsince %s\n", user.Email, name, user.CreatedAt.Local().Format(time.DateOnly))
	}
	if err := table.Flush(); err != nil {
		return fault(stderr, err)
	}
	return say(stdout, text.String())
}

// resetPassword gives a new recovery code for an account, which is shown here alone. The old code ends; the password
// stays until the teacher uses the new one.
func resetPassword(ctx context.Context, c config, stdout, stderr io.Writer) int {
	code, hash := web.NewRecoveryCode()
	err := beside(ctx, c, func(b *store.Beside) error { return b.ReplaceRecovery(ctx, c.argument, hash) })
	if errors.Is(err, store.ErrNotFound) {
		return refuse(stderr, fmt.Errorf("nobody has an account with the email %q; somo user list shows who has one", c.argument))
	}
	if err != nil {
		return refuse(stderr, err)
	}
	return say(stdout, "Give this recovery code to "+c.argument+". It works once and replaces the one before:\n\n  "+inGroups(code)+
		"\n\nOn the sign-in page: \"Forgot your password?\", then the email, this code and a new password.\n")
}

// inGroups parts a code so that it can be copied by hand.
func inGroups(code string) string {
	var groups []string
	for len(code) > 4 {
		groups, code = append(groups, code[:4]), code[4:]
	}
	return strings.Join(append(groups, code), "-")
}

func beside(ctx context.Context, c config, do func(*store.Beside) error) error {
	b, err := store.OpenBeside(ctx, c.dataFolder, slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	return errors.Join(do(b), b.Close())
}
