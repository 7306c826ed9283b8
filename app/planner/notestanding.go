package planner

// standing are sentences on what holds for a whole lesson, in which learners do nothing: they stand before the steps, so that
// the first timed step holds one action.
var standing = words(`hurt noShame noFamily travel deaf blind lowVision lab shifts cold rainLoud returnCard compound leftWind calculators powerCuts
	slow-readers new-words-shown asthma epilepsy albinism sickle-cell speech learning pregnant silent together power-cuts neutral respect newcomers sides security mixed-homes prayer hot-afternoon toilet late open-air tent noise loud-roof repeaters inspection`)
