package web

import (
	"os"
	"path/filepath"
	"testing"
)

func TestCopiesAreForThePersonAtThisComputer(t *testing.T) {
	program := &knownProgram{}
	f := start(t, func(c *Config) { c.Program = program })
	amina := f.teacher("amina")
	amina.get("/api/backups").is(200).has(`"folder":"`, `"backups":[]`, `"freeBytes":`)
	name := amina.post("/api/backups", "").is(201).field("name")
	amina.get("/api/backups").is(200).has(`"name":"` + name + `"`)
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
	amina.post("/api/stop", "").is(202)
	if len(program.stops) != 1 || len(program.restored) != 1 {
		t.Errorf("stopped %d times, restored %d", len(program.stops), len(program.restored))
	}

	elsewhere := f.colleague("192.168.1.20")
	elsewhere.post("/api/login", `{"email":"amina@school.org","password":"green mango tree"}`)
	for _, call := range [][2]string{{"GET", "/api/backups"}, {"POST", "/api/backups"}, {"GET", "/api/backups/" + name}, {"POST", "/api/backups/" + name + "/restore"}, {"POST", "/api/stop"}} {
		if answer := elsewhere.send(call[0], call[1], ""); answer.status != 401 && answer.status != 403 {
			t.Errorf("%s %s from elsewhere: %d", call[0], call[1], answer.status)
		}
	}
}
