package web

import (
	"net/http"
	"testing"
)

func TestHealthAndModel(t *testing.T) {
	f := start(t)
	f.visitor().get("/api/health").is(200).has(`{"status":"ok","version":"1.2.3"}`)
	amina := f.teacher("amina")
	amina.get("/api/llm").is(200).has(`"engine":"built-in"`, `"reachable":false`, `"models":[]`, `"queue":{"running":0,"waiting":0}`, `"canManage":true`)
	amina.get("/api/llm", "Host", "192.168.1.10:8080", remoteHeader, "192.168.1.20:5").is(http.StatusUnauthorized)
}
