package app

import (
	"runtime/debug"
	"time"
)

// built is when the source of this program was last changed; zero where the build does not say.
func built() time.Time {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return time.Time{}
	}
	for _, setting := range info.Settings {
		if setting.Key == "vcs.time" {
			// A time that is none tells nothing, as one that is missing.
			at, _ := time.Parse(time.RFC3339, setting.Value)
			return at
		}
	}
	return time.Time{}
}
