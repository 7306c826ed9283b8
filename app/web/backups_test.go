package web

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestCopiesAreForThePersonAtThisComputer(t *testing.T) {
	program := &knownProgram{}
	f := start(t, func(c *Config) { c.Program = program })
	amina := f.teacher("amina")
	amina.get("/api/backups").is(200).has(`"folder":"`, `"backups":[]`, `"freeBytes":`)
	name := amina.post("/api/backups", "").is(201).field("name")
	amina.get("/api/backups").is(200).has(`"name":"`+name+`"`, `"madeAt":"`, `"began":"`).hasNot("beforeChange")
	download := amina.get("/api/backups/" + name).is(200)
	if len(download.body) < 4096 || download.body[:15] != "SQLite format 3" {
		t.Errorf("the download has %d bytes", len(download.body))
	}
	amina.get("/api/backups/backup-000099-2026-01-01.db").refused(404, "not_found")
	amina.get("/api/backups/..%2Fsomo.db").refused(404, "not_found")
	amina.post("/api/backups/"+name+"/restore", "").is(202)
	if len(program.restored) != 1 || filepath.Base(program.restored[0]) != name {
		t.Errorf("restored %v", program.restored)
	}
	if err := os.Truncate(program.restored[0], 5000); err != nil {
		t.Fatal(err)
	}
	amina.post("/api/backups/"+name+"/restore", "").refused(409, "conflict")
	const kind = "application/vnd.sqlite3"
	amina.send("POST", "/api/backups/restore-file", download.body, "Content-Type", "application/octet-stream").refused(415, "unsupported_media_type")
	amina.send("POST", "/api/backups/restore-file", "", "Content-Type", kind).refused(422, "invalid").has(`"file":"This file is damaged`)
	amina.send("POST", "/api/backups/restore-file", strings.Repeat("Dear colleague ", 20_000), "Content-Type", kind).refused(422, "invalid").has(`"file":"This file is damaged`)
	amina.send("POST", "/api/backups/restore-file", download.body[:63]+"\xc8"+download.body[64:], "Content-Type", kind).refused(422, "invalid").has(`"file":"This copy was made by a newer Somo`)
	amina.send("POST", "/api/backups/restore-file", download.body[:68]+"Text"+download.body[72:], "Content-Type", kind).refused(422, "invalid").has(`"file":"This file belongs to another program`)
	if left, err := filepath.Glob(filepath.Join(filepath.Dir(filepath.Dir(program.restored[0])), "somo.received-*")); err != nil || len(left) > 0 {
		t.Errorf("files that were refused are left: %v, %v", left, err)
	}
	amina.send("POST", "/api/backups/restore-file", download.body, "Content-Type", kind).is(202)
	if data, err := os.ReadFile(program.restored[1]); err != nil || string(data) != download.body {
		t.Errorf("what was sent and what is restored differ: %v", err)
	}

	amina.post("/api/stop", "").is(202)
	if len(program.stops) != 1 || len(program.restored) != 2 {
		t.Errorf("stopped %d times, restored %d", len(program.stops), len(program.restored))
	}

	elsewhere := f.colleague("192.168.1.20")
	elsewhere.post("/api/login", `{"email":"amina@school.org","password":"green mango tree"}`)
	for _, call := range [][2]string{{"GET", "/api/backups"}, {"POST", "/api/backups"}, {"GET", "/api/backups/" + name}, {"POST", "/api/backups/" + name + "/restore"}, {"POST", "/api/backups/restore-file"}, {"POST", "/api/stop"}} {
		if answer := elsewhere.send(call[0], call[1], ""); answer.status != 401 && answer.status != 403 {
			t.Errorf("%s %s from elsewhere: %d", call[0], call[1], answer.status)
		}
	}
}
