package host

import (
	"log/slog"
	"os/exec"
)

// OpenBrowser shows the address in the person's browser. It does not wait: a browser may take its time, or not be there.
func OpenBrowser(address string, log *slog.Logger) {
	go func() {
		name, args := browserCommand(address)
		if err := exec.Command(name, args...).Run(); err != nil {
			log.Info("no browser was opened; please open the address yourself", "address", address, "reason", err)
		}
	}()
}
