package lesson

// MaxNesting is how deep the lists and objects of stored JSON may stand in each other: far more than a plan needs.
const MaxNesting = 64

// TooDeep tells whether raw, which is valid JSON, nests deeper than MaxNesting. The database takes no JSON of any depth.
func TooDeep(raw []byte) bool {
	depth, inText := 0, false
	for i := 0; i < len(raw); i++ {
		switch char := raw[i]; {
		case char == '"':
			inText = !inText
		case inText:
			if char == '\\' {
				i++ // the next one is no end
			}
		case char == '{' || char == '[':
			if depth++; depth > MaxNesting {
				return true
			}
		case char == '}' || char == ']':
			depth--
		}
	}
	return false
}
