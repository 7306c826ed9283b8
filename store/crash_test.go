package store

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestNothingAcknowledgedIsLostWhenKilled starts this binary as a writer, kills it while it writes, and reads back every
// design that it had acknowledged, several times over in one folder.
func TestNothingAcknowledgedIsLostWhenKilled(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	var acknowledged []string
	for round := range 4 {
		acknowledged = append(acknowledged, writeAndKill(t, dir, 25+10*round)...)
		s := openIn(t, dir)
		user, err := s.UserByEmail(t.Context(), crashEmail)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range acknowledged {
			design, err := s.Design(t.Context(), user.ID, id)
			if err != nil || *design.Version != "1.0" || string(design.ContentJSON) != `{"overview": "Water for all"}` {
				t.Errorf("%s was acknowledged and is %+v, %v", id, design, err)
			}
		}
		if n := count(t, s, `SELECT count(*) FROM designs WHERE id NOT IN (SELECT design_id FROM versions)`); n != 0 {
			t.Errorf("%d designs are half saved", n)
		}
		if err := quickCheck(t.Context(), s.reader); err != nil {
			t.Error(err)
		}
		closeStore(t, s)
	}
}

// writeAndKill gives the ids of everything that was acknowledged before the writer died.
func writeAndKill(t *testing.T, dir string, enough int) []string {
	t.Helper()
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	writer := exec.CommandContext(t.Context(), binary)
	writer.Env = append(os.Environ(), crashFolder+"="+dir)
	writer.Stderr = os.Stderr
	out, err := writer.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := writer.Start(); err != nil {
		t.Fatal(err)
	}
	var ids []string
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if id := lines.Text(); len(id) == len(NewID()) { // the last line may be cut
			ids = append(ids, id)
		}
		if len(ids) == enough {
			if err := writer.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := writer.Wait(); err == nil {
		t.Error("the writer ended by itself")
	}
	if len(ids) < enough {
		t.Fatalf("only %d writes were acknowledged", len(ids))
	}
	return ids
}
