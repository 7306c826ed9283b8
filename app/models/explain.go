package models

import (
	"errors"

	"somo/llm"
)

// Explain says what went wrong with a model, and what to do, in a sentence for a teacher.
func Explain(err error) string {
	var failure *llm.Error
	if !errors.As(err, &failure) {
		return "Something went wrong on our side. Please try again."
	}
	switch failure.Kind {
	case llm.KindOffline:
		if failure.Status != 0 {
			return "The model server cannot reach the internet. Connect this computer to the internet, or install the model from a file."
		}
		return "The model server does not answer. Please start it and try again."
	case llm.KindModelMissing:
		return "There is no model of this name. Please check how it is written."
	case llm.KindMemory:
		return "This model needs more memory than the computer has free. Close other programs, or choose a smaller model."
	case llm.KindBusy:
		return "The model server is busy. Please try again in a moment."
	case llm.KindStalled:
		return "The model server said nothing for too long. Please try again."
	case llm.KindCancelled:
		return "It was stopped."
	case llm.KindLoop, llm.KindBadAnswer, llm.KindTruncated:
		return "The model writes nothing that can be used. Please choose another one."
	}
	return "It did not work. The model server says: " + failure.Message
}
