//go:build !windows && !darwin

package host

func browserCommand(address string) (string, []string) {
	return "xdg-open", []string{address}
}
