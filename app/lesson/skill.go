package lesson

// Skills are the names offered in the wizard; a teacher may type others.
var Skills = [...]string{
	"Analytical thinking", "Creative thinking", "Emotional intelligence", "Resilience",
	"Complex problem solving", "Agility", "Digital literacy and fluency", "AI literacy and fluency",
	"Critical Thinking", "Problem Solving", "Collaboration", "Communication", "Creativity",
	"Research", "Analysis", "Design Thinking", "Innovation", "Leadership",
}
