package planner

import (
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// sources are the Go files of the planner, without tests.
func sources(t *testing.T) (*gotoken.FileSet, []*ast.File) {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	files := gotoken.NewFileSet()
	var parsed []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		parsed = append(parsed, file)
	}
	return files, parsed
}

// called is the name of the function of a call.
func called(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

var prose = regexp.MustCompile(`\pL{2,}[,;:]? +(?:\pL+[,;:]? +)*\pL{2,}`)

// TestNoSentenceIsWrittenInGo finds texts of two words and more: what a plan prints is data, so that it can be written in
// other languages. Errors are for programmers; patterns and lists of words are what teachers write, not what they read.
func TestNoSentenceIsWrittenInGo(t *testing.T) {
	t.Parallel()
	readers := []string{"Errorf", "New", "MustCompile", "words", "wordSet", "rule", "hinted", "lack", "inWorkOn", "inMaterials", "whereThings"}
	matched := []string{"subjectNames", "people", "negated", "numberWord", "outside", "slips", "exams", "examAsked", "office", "visitPlaces", "visitors", "scarce", "livelihoods", "privateHints", "festive", "holders", "inEnglishCalled", "foreignThings", "aTongue", "habits", "atHour", "weekday", "moneyName", "exceptFor", "noException", "ofKind", "sharedOnes", "alsoCalled", "numberOf", "anyLearners", "actor", "doers", "workVerbs", "notWork", "besideUs", "beasts", "heldByHeart", "knowers", "trades", "atTrade", "weekly", "shortForms", "rewordingsOfThings", "rewordingsOfGone", "rewordingsOfPlaces", "runsOut", "goneThings", "isGone", "goneFor", "howMany", "rewordingsOfDead", "machines", "doesNotStart", "letOpen", "rewordingsOfBeliefs", "ripens", "feltSubjects", "whoFeels", "saidOfSelf", "sumOfMoney", "givenSum", "shareOf", "notAbove", "ofPrices", "officeCounts", "onSheets", "whoKnows", "roomForWork", "ownWeakEnglish", "lentThing", "rewordingsOfTexted", "rewordingsOfLists", "rewordingsOfKit", "hourOnly", "closingPiece", "closingThing"} // what is looked for, by the name of the list
	known := []string{"practice data", "one computer"}                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                              // how cards call their tables; a thing that a class has
	files, parsed := sources(t)
	for _, file := range parsed {
		ast.Inspect(file, func(node ast.Node) bool {
			switch node := node.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.CallExpr:
				// A function inside a call, such as what a rule does with what it reads, is looked through all the same.
				if slices.Contains(readers, called(node)) {
					for _, argument := range node.Args {
						if body, ok := argument.(*ast.FuncLit); ok {
							ast.Inspect(body, func(inner ast.Node) bool { return sayNothing(t, files, inner, known) })
						}
					}
					return false
				}
			case *ast.ValueSpec:
				if slices.Contains(matched, node.Names[0].Name) {
					return false
				}
			case *ast.Field:
				return node.Tag == nil
			}
			return sayNothing(t, files, node, known)
		})
	}
}

func sayNothing(t *testing.T, files *gotoken.FileSet, node ast.Node, known []string) bool {
	if literal, ok := node.(*ast.BasicLit); ok && literal.Kind == gotoken.STRING {
		text, err := strconv.Unquote(literal.Value)
		if err != nil {
			t.Fatal(err)
		}
		if prose.MatchString(text) && !slices.Contains(known, text) {
			t.Errorf("%s says %q: sentences are data, see banks/en/sentences.json", files.Position(literal.Pos()), text)
		}
	}
	return true
}

// TestEverySentenceIsKnownAndUsed looks for the keys in the code: each has its sentence, and no sentence is left over.
func TestEverySentenceIsKnownAndUsed(t *testing.T) {
	t.Parallel()
	sentences := testBanks(t).sentences
	said := words("each.group each.pair each.learner group.one group.many pair.one pair.many learner.one learner.many") // by what a material is for
	_, parsed := sources(t)
	for _, file := range parsed {
		ast.Inspect(file, func(node ast.Node) bool {
			call, ok := node.(*ast.CallExpr)
			if ok {
				for i, argument := range call.Args {
					literal, ok := argument.(*ast.BasicLit)
					if !ok || literal.Kind != gotoken.STRING {
						continue
					}
					key, err := strconv.Unquote(literal.Value)
					if err != nil {
						t.Fatal(err)
					}
					switch name := called(call); {
					case name == "text" && i == 0:
						said[key] = true
					case name == "note" && i == 1, name == "lack" && i == 0:
						said["note."+key], said["used."+key] = true, true
					case name == "count" && i == 1, name == "spread" && i == 2:
						said[key+".one"], said[key+".many"] = true, true
						if name == "spread" {
							said[key+".between"] = true
						}
					}
				}
			}
			if literal, ok := node.(*ast.BasicLit); ok && literal.Kind == gotoken.STRING {
				if key, err := strconv.Unquote(literal.Value); err == nil && sentences[key] != "" {
					said[key] = true // a key that is kept until it is said
				}
			}
			return true
		})
	}
	for key := range said {
		if sentences[key] == "" {
			t.Errorf("there is no sentence %q", key)
		}
	}
	for key := range sentences {
		if !said[key] {
			t.Errorf("nothing says the sentence %q", key)
		}
	}
}
