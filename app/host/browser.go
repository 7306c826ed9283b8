package host

import (
	"log/slog"
	"os/exec"
)

// OpenBrowser shows the address in the person's browser, which outlives this program. It does not wait until it is shown:
// a browser may take its time.
func OpenBrowser(address string, log *slog.Logger) {
	name, args := browserCommand(address)
	command := exec.Command(name, args...)
	detach(command)
	err := command.Start()
	if err == nil {
		go func() {
			if err := command.Wait(); err != nil {
				log.Info("the browser may not have been opened; please open the address yourself", "address", address, "reason", err)
			}
		}()
		return
	}
	log.Info("no browser was opened; please open the address yourself", "address", address, "reason", err)
}
