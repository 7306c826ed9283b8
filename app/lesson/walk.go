package lesson

// Walk visits every text of a plan with the name of its part, in the order in which it is read.
func Walk(p *Plan, visit func(part, text string)) {
	all := func(part string, texts ...string) {
		for _, text := range texts {
			visit(part, text)
		}
	}
	all("overview", p.Overview)
	all("drivingQuestion", p.DrivingQuestion)
	all("learningObjectives", p.LearningObjectives...)
	all("priorKnowledge", p.PriorKnowledge...)
	for _, a := range p.Activities {
		all("activities", a.Title, a.Description, a.Grouping)
		all("activityMaterials", a.Materials...)
		all("steps", a.Steps...)
		all("activities", a.Check, a.Support, a.Extension, a.Safety)
	}
	all("materials", p.Materials...)
	for _, r := range p.InstructionalResources {
		all("resources", r.Title, r.Source, r.Type, r.Description)
	}
	all("artifact", p.ArtifactOutcome.Type, p.ArtifactOutcome.Description)
	all("assessment", p.Assessment.Text)
	all("assessment", p.Assessment.Formative...)
	all("assessment", p.Assessment.Summative...)
	for _, m := range p.Misconceptions {
		all("misconceptions", m.Idea, m.Correction)
	}
	for _, t := range p.KeyVocabulary {
		all("vocabulary", t.Term, t.Meaning)
	}
	for _, s := range p.SkillsFocus {
		all("skills", s.Skill, s.PractisedBy, s.Evidence)
	}
	if p.Rubric != nil {
		all("rubric", p.Rubric.Levels...)
		for _, row := range p.Rubric.Rows {
			all("rubric", row.Criterion)
			all("rubric", row.Cells...)
		}
	}
	if p.Inclusion != nil {
		all("inclusion", p.Inclusion.LargeClass, p.Inclusion.SpecialNeeds, p.Inclusion.Multigrade, p.Inclusion.GirlsAndBoys)
	}
	all("safety", p.Safety...)
	for _, b := range p.Chalkboard {
		all("chalkboard", b.Board)
	}
	all("learnerNotes", p.LearnerNotes)
	all("homework", p.Homework...)
	all("reflection", p.Reflection...)
}
