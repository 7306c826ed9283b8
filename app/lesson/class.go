package lesson

import (
	"encoding/json"
	"fmt"
	"regexp"
)

// What a teacher may say of her class once and for all. A request's context is taken more freely: others send it too.
const (
	MaxClass         = 300
	MinLessonMinutes = 10
	MaxClassList     = 12
)

var countryCode = regexp.MustCompile(`^[A-Za-z]{2}$`)

// CheckClass says what is wrong with what a teacher says of her class, "" where nothing is. raw is a Context as JSON, or null.
func CheckClass(raw []byte) string {
	const unreadable = "The description of the class cannot be read."
	var class Context
	var numbers struct {
		ClassSize        *int `json:"classSize"`
		Lessons          *int `json:"lessons"`
		MinutesPerLesson *int `json:"minutesPerLesson"`
	}
	if json.Unmarshal(raw, &class) != nil || json.Unmarshal(raw, &numbers) != nil || TooDeep(raw) {
		return unreadable
	}
	for _, number := range []struct {
		name        string
		value       *int
		least, most int
	}{
		{"The class size", numbers.ClassSize, 1, MaxClass},
		{"The number of lessons", numbers.Lessons, 1, maxLessons},
		{"The minutes of a lesson", numbers.MinutesPerLesson, MinLessonMinutes, maxLessonMinutes},
	} {
		if number.value != nil && (*number.value < number.least || *number.value > number.most) {
			return fmt.Sprintf("%s must be between %d and %d.", number.name, number.least, number.most)
		}
	}
	if class.Country != "" && !countryCode.MatchString(class.Country) {
		return "Please choose the country from the list."
	}
	for _, list := range [][]string{class.Multigrade, class.HomeLanguages, class.Needs} {
		if len(list) > MaxClassList {
			return fmt.Sprintf("Please keep each list to %d entries.", MaxClassList)
		}
	}
	return class.check()
}
