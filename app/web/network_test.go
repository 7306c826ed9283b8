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

func TestTheNameInTheNetworkIsOneOfThisServer(t *testing.T) {
	network := at("http://192.168.1.10:8080", "http://somo-2.local:8080")
	network.name = "somo-2.local"
	f := start(t, func(c *Config) { c.Network = network })
	amina := f.visitor()
	amina.host = "somo-2.local:8080"
	amina.post("/api/auth/register", signUpBody("amina")).is(201)
	id := amina.design("Rain")
	amina.get("/api/network").is(200).has(`"links":["http://192.168.1.10:8080","http://somo-2.local:8080"]`)
	// Who came by the name gives others the address, which every phone can open.
	amina.post("/api/designs/"+id+"/share", "").is(200).has(`"shareableLink":"http://192.168.1.10:8080/shared/`, `"http://somo-2.local:8080/shared/`)
	amina.get("/", "Host", "somo.local:8080").refused(421, "wrong_host")
	amina.get("/", "Host", "SOMO-2.LOCAL.:8080").is(200)
	network.on = false
	amina.get("/", "Host", "somo-2.local:8080").refused(421, "wrong_host")
}
