package lesson

// Subjects are the ids of the subject presets. SubjectOther stands for a subject the teacher types.
var Subjects = [...]string{"mathematics", "english", "elementary-science", "physics", "chemistry", "biology", "ict", SubjectOther}

// SubjectOther is the preset that needs a typed subject.
const SubjectOther = "other"
