package host

func browserCommand(address string) (string, []string) {
	return "open", []string{address}
}
