package app

import (
	"bufio"
	"io"

	"somo/app/host"
)

// atScreen tells whether a person started the program as with a double-click, and sees its window and her browser. A
// service names its address or its proxy, or that there is no browser.
func (c config) atScreen() bool { return c.address == "" && !c.noOpen && len(c.proxies) == 0 }

const (
	howToStop = "To stop Somo, close this window or press Ctrl+C in it. Nothing is lost.\n"

	atScreenText = `
Somo runs on this computer, and your browser shows it. If you closed the page, open the address above again,
or start Somo once more: that leads to the same page.
Keep this window open while you or your colleagues work with Somo.
`
)

// ready is what is said when Somo answers: one line that ends in its address, and for a person at the screen what that
// means.
func ready(c config, address string, first bool) string {
	line := "Somo is ready at " + address + "\n"
	if !c.atScreen() || !first {
		return line
	}
	return line + atScreenText + "Your work is kept in " + c.dataFolder + "\n" + howToStop
}

// needed is what is said where Somo cannot open its data and asks at address what to do.
func needed(address string) string {
	return "Somo cannot open its data. Your browser shows what you can do, at " + address + "\nNothing was changed. " + howToStop
}

// HoldWindow keeps a window open until Enter is pressed, where it would close over what was said last.
func HoldWindow(in io.Reader, out io.Writer) {
	if host.OwnWindow() {
		waitForEnter(in, out)
	}
}

func waitForEnter(in io.Reader, out io.Writer) {
	if _, err := io.WriteString(out, "\nPress Enter to close this window.\n"); err != nil {
		return
	}
	// Whatever ends the wait, the window may close.
	_, _ = bufio.NewReader(in).ReadString('\n')
}
