// Foreign runs the checks of go vet for other systems, each given as system/processor. Everything is type-checked from source:
// go vet itself would first compile each library for that system, which takes minutes on a machine that never did.
package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/analysis/passes/atomic"
	"golang.org/x/tools/go/analysis/passes/bools"
	"golang.org/x/tools/go/analysis/passes/buildtag"
	"golang.org/x/tools/go/analysis/passes/composite"
	"golang.org/x/tools/go/analysis/passes/copylock"
	"golang.org/x/tools/go/analysis/passes/errorsas"
	"golang.org/x/tools/go/analysis/passes/httpresponse"
	"golang.org/x/tools/go/analysis/passes/lostcancel"
	"golang.org/x/tools/go/analysis/passes/nilfunc"
	"golang.org/x/tools/go/analysis/passes/printf"
	"golang.org/x/tools/go/analysis/passes/shift"
	"golang.org/x/tools/go/analysis/passes/slog"
	"golang.org/x/tools/go/analysis/passes/structtag"
	"golang.org/x/tools/go/analysis/passes/unmarshal"
	"golang.org/x/tools/go/analysis/passes/unreachable"
	"golang.org/x/tools/go/analysis/passes/unsafeptr"
	"golang.org/x/tools/go/analysis/passes/unusedresult"
	"golang.org/x/tools/go/packages"
)

func main() {
	for _, target := range os.Args[1:] {
		if err := vet(target); err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", target, err)
			os.Exit(1)
		}
	}
}

// vet checks the packages of the program and their tests for one system.
func vet(target string) error {
	system, processor, ok := strings.Cut(target, "/")
	if !ok {
		return errors.New("want system/processor, such as windows/amd64")
	}
	here, err := os.Getwd()
	if err != nil {
		return fmt.Errorf("finding the program: %w", err)
	}
	found, err := packages.Load(&packages.Config{
		Mode:      packages.LoadAllSyntax,
		Env:       append(os.Environ(), "GOOS="+system, "GOARCH="+processor, "CGO_ENABLED=0"),
		Tests:     true,
		ParseFile: withoutForeignBodies(here + string(os.PathSeparator)),
	}, "./...")
	if err != nil {
		return fmt.Errorf("loading the packages: %w", err)
	}
	broken := false
	for _, pkg := range found {
		for _, fault := range pkg.Errors {
			fmt.Fprintln(os.Stderr, fault)
			broken = true
		}
		pkg.IllTyped = false // libraries without the bodies of their functions use not all that they import
		pkg.Imports = nil    // what libraries promise to the checks is not asked for
	}
	if broken {
		return errors.New("does not compile")
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{
		atomic.Analyzer, bools.Analyzer, buildtag.Analyzer, composite.Analyzer, copylock.Analyzer, errorsas.Analyzer, httpresponse.Analyzer,
		lostcancel.Analyzer, nilfunc.Analyzer, printf.Analyzer, shift.Analyzer, slog.Analyzer, structtag.Analyzer, unmarshal.Analyzer,
		unreachable.Analyzer, unsafeptr.Analyzer, unusedresult.Analyzer,
	}, found, nil)
	if err != nil {
		return fmt.Errorf("checking: %w", err)
	}
	faults := 0
	for _, action := range graph.Roots {
		if action.Err != nil {
			return fmt.Errorf("running %s on %s: %w", action.Analyzer, action.Package, action.Err)
		}
		for _, fault := range action.Diagnostics {
			fmt.Fprintf(os.Stderr, "%s: %s\n", place(action.Package.Fset, fault.Pos), fault.Message)
			faults++
		}
	}
	if faults > 0 {
		return fmt.Errorf("%d faults", faults)
	}
	return nil
}

// withoutForeignBodies reads the files of libraries without the bodies of their functions: only what they offer is needed, and
// that takes a tenth of the time.
func withoutForeignBodies(program string) func(*token.FileSet, string, []byte) (*ast.File, error) {
	return func(files *token.FileSet, name string, source []byte) (*ast.File, error) {
		file, err := parser.ParseFile(files, name, source, parser.AllErrors|parser.ParseComments|parser.SkipObjectResolution)
		if file == nil || strings.HasPrefix(name, program) || !strings.HasSuffix(name, ".go") {
			return file, err // the program, or what runs its tests
		}
		for _, declared := range file.Decls {
			if function, ok := declared.(*ast.FuncDecl); ok && function.Name.Name != "init" {
				function.Body = nil
			}
		}
		return file, err
	}
}

func place(files *token.FileSet, pos token.Pos) string { return files.Position(pos).String() }
