package store

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"testing"
)

// crashFolder names the data folder in which this binary, started by a test, writes until it is killed.
const crashFolder = "SOMO_TEST_CRASH_FOLDER"

func TestMain(m *testing.M) {
	if dir := os.Getenv(crashFolder); dir != "" {
		fmt.Fprintln(os.Stderr, writeForever(dir))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// writeForever creates designs and prints the id of each that was acknowledged.
func writeForever(dir string) error {
	ctx := context.Background()
	schema, err := os.ReadFile("../schema.sql")
	if err != nil {
		return err
	}
	s, err := Open(ctx, dir, string(schema), slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	user, err := s.UserByEmail(ctx, crashEmail)
	if errors.Is(err, ErrNotFound) {
		user, err = s.CreateUser(ctx, newUser(crashEmail))
	}
	if err != nil {
		return err
	}
	out := bufio.NewWriterSize(os.Stdout, 16) // every line goes out at once
	for {
		design, _, err := s.CreateDesign(ctx, user.ID, newDesign("A well for everyone"))
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintln(out, design.ID); err != nil {
			return err
		}
		if err := out.Flush(); err != nil {
			return err
		}
	}
}

const crashEmail = "crash@example.org"

func readSchema(tb testing.TB) string {
	tb.Helper()
	schema, err := os.ReadFile("../schema.sql")
	if err != nil {
		tb.Fatal(err)
	}
	return string(schema)
}

func openIn(tb testing.TB, dir string) *Store {
	tb.Helper()
	s, err := Open(tb.Context(), dir, readSchema(tb), slog.New(slog.DiscardHandler))
	if err != nil {
		tb.Fatal(err)
	}
	<-s.begun // a copy that the start makes would be one more
	tb.Cleanup(func() { closeStore(tb, s) })
	return s
}

func newStore(tb testing.TB) *Store {
	tb.Helper()
	return openIn(tb, filepath.Join(tb.TempDir(), "data"))
}

func closeStore(tb testing.TB, s *Store) {
	tb.Helper()
	if err := s.Close(); err != nil {
		tb.Fatal(err)
	}
}

func newUser(email string) NewUser {
	return NewUser{Email: email, FirstName: "Amina", PasswordHash: "$argon2id$", RecoveryHash: []byte("0123456789abcdef0123456789abcdef")}
}

func addUser(tb testing.TB, s *Store, email string) User {
	tb.Helper()
	user, err := s.CreateUser(tb.Context(), newUser(email))
	if err != nil {
		tb.Fatal(err)
	}
	return user
}

func newDesign(title string) NewDesign {
	return NewDesign{
		Title: title, Subject: "science", Topic: "Clean water", Cohort: "Grade 5", CohortGroup: "primary", Skills: []string{"Collaboration"},
		AdditionalInfo: "near a river", Context: JSON(`{"classSize":64}`),
		First: &NewVersion{Version: "1.0", ContentJSON: JSON(`{"overview": "Water for all"}`), LLMModel: "built-in"},
	}
}

func addDesign(tb testing.TB, s *Store, owner string, design NewDesign) Design {
	tb.Helper()
	made, created, err := s.CreateDesign(tb.Context(), owner, design)
	if err != nil {
		tb.Fatal(err)
	}
	if !created {
		tb.Fatalf("design %q was not created", design.Title)
	}
	return made
}

func addGeneration(tb testing.TB, s *Store, owner string) string {
	tb.Helper()
	id, err := s.AddGeneration(tb.Context(), owner, Generation{
		Kind: "create", Prompt: JSON(`{"topic":"Clean water"}`), Plan: JSON(`{"overview":"x"}`), LLMModel: "built-in", Status: "done",
	})
	if err != nil {
		tb.Fatal(err)
	}
	return id
}

// share makes a design public; each rating comes from another browser.
func share(tb testing.TB, s *Store, owner, designID string, ratings ...int) (code string) {
	tb.Helper()
	made, err := s.Share(tb.Context(), owner, designID)
	if err != nil {
		tb.Fatal(err)
	}
	for i, rating := range ratings {
		if _, _, err := s.Rate(tb.Context(), made.Code, fmt.Sprint("browser ", i), rating, "", ""); err != nil {
			tb.Fatal(err)
		}
	}
	return made.Code
}

func wantErr(tb testing.TB, err, want error) {
	tb.Helper()
	if !errors.Is(err, want) {
		tb.Errorf("got error %v, want %v", err, want)
	}
}

func count(tb testing.TB, s *Store, query string, args ...any) int {
	tb.Helper()
	var n int
	if err := s.reader.GetContext(tb.Context(), &n, query, args...); err != nil {
		tb.Fatal(err)
	}
	return n
}
