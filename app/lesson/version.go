package lesson

import (
	"regexp"
	"strconv"
)

// InitialLabel is the label of a design's first version.
const InitialLabel = "1.0"

var numericLabel = regexp.MustCompile(`^(\d{1,6})(?:\.(\d))?$`)

// NextLabel is the label of the next edit: the highest numeric label plus 0.1, to one decimal (1.9 is followed by 2.0).
// Labels that are no number, such as v1732200000000, do not count; without a numeric one it is InitialLabel.
func NextLabel(labels []string) string {
	highest := -1
	for _, label := range labels {
		if tenths, ok := tenthsOf(label); ok && tenths > highest {
			highest = tenths
		}
	}
	if highest < 0 {
		return InitialLabel
	}
	next := highest + 1
	return strconv.Itoa(next/10) + "." + strconv.Itoa(next%10)
}

// tenthsOf reads a label in whole tenths, so that no rounding of decimals gets in.
func tenthsOf(label string) (int, bool) {
	match := numericLabel.FindStringSubmatch(label)
	if match == nil {
		return 0, false
	}
	whole, err := strconv.Atoi(match[1])
	if err != nil {
		return 0, false
	}
	tenths := 0
	if match[2] != "" {
		tenths = int(match[2][0] - '0')
	}
	return whole*10 + tenths, true
}
