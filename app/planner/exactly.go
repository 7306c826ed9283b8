package planner

import "math"

// binaryParts of a whole are those that floating point numbers add up without rounding.
const binaryParts = 1024

// exactly is a weight rounded so that weights add up to the same in any order: those of a set come in no order.
func exactly(weight float64) float64 { return math.Round(weight*binaryParts) / binaryParts }
