package host

func browserCommand(address string) (string, []string) {
	return "rundll32", []string{"url.dll,FileProtocolHandler", address}
}
