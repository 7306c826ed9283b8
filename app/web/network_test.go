package web

import "testing"

func TestThePersonAtThisComputerOpensTheNetworkAndNobodyElse(t *testing.T) {
	network := at("http://192.168.1.10:8080")
	network.on = false
	f := start(t, func(c *Config) { c.Network = network })
	amina := f.visitor()
	amina.send("PUT", "/api/network", `{"lan":true}`).refused(401, "unauthorized")
	amina.post("/api/auth/register", signUpBody("amina")).is(201)
	amina.get("/api/network").is(200).has(`"lan":false`, `"switchable":true`, `"canManage":true`, `"links":[]`)
	invite := amina.get("/api/invite").is(200).field("inviteCode")

	amina.send("PUT", "/api/network", `{}`).refused(422, "invalid")
	amina.send("PUT", "/api/network", `{"lan":"yes"}`).refused(422, "invalid")
	amina.send("PUT", "/api/network", `{"lan":true}`).is(200).has(`"lan":true`, `"links":["http://192.168.1.10:8080"]`)
	amina.get("/api/invite").is(200).has(`http://192.168.1.10:8080/login?invite=` + invite)

	kofi := f.colleague("192.168.1.20")
	kofi.post("/api/auth/register", `{"email":"kofi@school.org","password":"purple paper boat","firstName":"Kofi","inviteCode":"`+invite+`"}`).is(201)
	kofi.get("/api/network").is(200).has(`"lan":true`, `"canManage":false`)
	kofi.send("PUT", "/api/network", `{"lan":false}`).refused(403, "local_only")
	if !network.on {
		t.Error("a colleague turned the network off")
	}
	if err := f.server.JoinNetwork(t.Context()); err != nil || !network.on {
		t.Errorf("the next start: %v, on %t", err, network.on)
	}
	amina.send("PUT", "/api/network", `{"lan":false}`).is(200).has(`"lan":false`, `"links":[]`)
	if err := f.server.JoinNetwork(t.Context()); err != nil || network.on {
		t.Errorf("the start after it was turned off: %v, on %t", err, network.on)
	}
}

func TestAServerStartedForOneAddressStaysThere(t *testing.T) {
	network := at("http://192.168.1.10:8080")
	network.switchable = false
	f := start(t, func(c *Config) { c.Network = network })
	amina := f.teacher("amina")
	amina.get("/api/network").is(200).has(`"switchable":false`)
	amina.send("PUT", "/api/network", `{"lan":false}`).refused(409, "fixed_address")
}
