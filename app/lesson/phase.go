package lesson

// Phases are the five steps of design thinking, in the order in which they are taught.
var Phases = [...]string{"Empathize", "Define", "Ideate", "Prototype", "Test"}
