package writer

// Sections are the names of a plan's sections, in the order in which they are written.
var Sections = [...]string{"core", "empathize", "define", "ideate", "prototype", "test", "outcome"}
