package planner

// bankFolder holds what is known about teaching, whatever the topic.
const bankFolder = "banks"
