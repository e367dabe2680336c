// Prints the public interface of a Go module as JSON. Parses the sources without compiling them.
//
// Usage: go run main.go <folder of the module> <package>...
// Each package is a folder in the module, such as api/storage.
package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

type parameter struct {
	Name     string `json:"name"`
	Type     string `json:"type"`
	Required bool   `json:"required"`
	Rest     bool   `json:"rest,omitempty"`
}

type symbol struct {
	Name      string        `json:"name"`
	Kind      string        `json:"kind"`
	Overloads [][]parameter `json:"overloads"`
}

// method is a method of an interface or of a concrete type.
type method struct {
	name       string
	parameters []parameter
	// signature has the types without parameter names, to check whether a type implements an interface.
	signature string
}

// declaredType is a named type with its methods.
type declaredType struct {
	name        string
	isInterface bool
	methods     []method
}

func (t declaredType) method(name string) (method, bool) {
	index := slices.IndexFunc(t.methods, func(m method) bool { return m.name == name })
	if index == -1 {
		return method{}, false
	}
	return t.methods[index], true
}

// implements reports whether the interface isn't empty and t has all of its methods.
func (t declaredType) implements(other declaredType) bool {
	return len(other.methods) > 0 && !slices.ContainsFunc(other.methods, func(wanted method) bool {
		own, found := t.method(wanted.name)
		return !found || own.signature != wanted.signature
	})
}

func parametersOf(function *ast.FuncType) []parameter {
	found := []parameter{}
	for _, field := range function.Params.List {
		_, isVariadic := field.Type.(*ast.Ellipsis)
		one := parameter{Type: types.ExprString(field.Type), Required: !isVariadic, Rest: isVariadic}
		if len(field.Names) == 0 {
			found = append(found, one)
		}
		for _, name := range field.Names {
			one.Name = name.Name
			found = append(found, one)
		}
	}
	return found
}

func signatureOf(function *ast.FuncType, parameters []parameter) string {
	parts := []string{}
	for _, one := range parameters {
		parts = append(parts, one.Type)
	}
	results := []string{}
	if function.Results != nil {
		for _, field := range function.Results.List {
			for range max(len(field.Names), 1) {
				results = append(results, types.ExprString(field.Type))
			}
		}
	}
	return strings.Join(parts, ",") + " -> " + strings.Join(results, ",")
}

func methodOf(name string, function *ast.FuncType) method {
	parameters := parametersOf(function)
	return method{name, parameters, signatureOf(function, parameters)}
}

// packageInterface collects the declarations of one package.
type packageInterface struct {
	name      string
	functions []symbol
	types     []*declaredType
}

func (p *packageInterface) typeNamed(name string) *declaredType {
	for _, known := range p.types {
		if known.name == name {
			return known
		}
	}
	added := &declaredType{name: name}
	p.types = append(p.types, added)
	return added
}

func (p *packageInterface) addFunction(function *ast.FuncDecl) {
	if !function.Name.IsExported() {
		return
	}
	if function.Recv == nil {
		name := p.name + "." + function.Name.Name
		p.functions = append(p.functions, symbol{name, "function", [][]parameter{parametersOf(function.Type)}})
		return
	}
	receiver := strings.TrimPrefix(types.ExprString(function.Recv.List[0].Type), "*")
	owner := p.typeNamed(receiver)
	owner.methods = append(owner.methods, methodOf(function.Name.Name, function.Type))
}

func (p *packageInterface) addTypes(declaration *ast.GenDecl) {
	for _, spec := range declaration.Specs {
		typeSpec, isType := spec.(*ast.TypeSpec)
		if !isType {
			continue
		}
		inner, isInterface := typeSpec.Type.(*ast.InterfaceType)
		if !isInterface {
			continue
		}
		declared := p.typeNamed(typeSpec.Name.Name)
		declared.isInterface = true
		for _, field := range inner.Methods.List {
			function, isMethod := field.Type.(*ast.FuncType)
			if isMethod && field.Names[0].IsExported() {
				declared.methods = append(declared.methods, methodOf(field.Names[0].Name, function))
			}
		}
	}
}

// implementation returns the method that implements an interface method, because interfaces can omit parameter names.
func (p *packageInterface) implementation(of declaredType, name string) []parameter {
	for _, candidate := range p.types {
		if !candidate.isInterface && candidate.implements(of) {
			implementing, _ := candidate.method(name)
			return implementing.parameters
		}
	}
	return nil
}

func (p *packageInterface) named(owner declaredType, m method) []parameter {
	filled := slices.Clone(m.parameters)
	behind := p.implementation(owner, m.name)
	for index := range filled {
		if filled[index].Name == "" && index < len(behind) {
			filled[index].Name = behind[index].Name
		}
	}
	return filled
}

// isHidden reports whether a method of an unexported type is also declared in an exported interface.
func (p *packageInterface) isHidden(owner declaredType, name string) bool {
	return !token.IsExported(owner.name) && slices.ContainsFunc(p.types, func(other *declaredType) bool {
		_, has := other.method(name)
		return has && other.isInterface && token.IsExported(other.name) && owner.implements(*other)
	})
}

func (p *packageInterface) symbols() []symbol {
	found := p.functions
	for _, owner := range p.types {
		if len(owner.methods) == 0 || (owner.isInterface && !token.IsExported(owner.name)) {
			continue
		}
		name := p.name + "." + owner.name
		for _, m := range owner.methods {
			if !p.isHidden(*owner, m.name) {
				found = append(found, symbol{name + "." + m.name, "method", [][]parameter{p.named(*owner, m)}})
			}
		}
	}
	return found
}

func isSource(info fs.FileInfo) bool {
	return !strings.HasSuffix(info.Name(), "_test.go")
}

func readPackage(folder string) ([]symbol, error) {
	packages, err := parser.ParseDir(token.NewFileSet(), folder, isSource, 0)
	if err != nil {
		return nil, err
	}
	found := []symbol{}
	for name, parsed := range packages {
		declared := packageInterface{name: name}
		for _, file := range sortedFiles(parsed) {
			for _, declaration := range file.Decls {
				switch one := declaration.(type) {
				case *ast.FuncDecl:
					declared.addFunction(one)
				case *ast.GenDecl:
					declared.addTypes(one)
				}
			}
		}
		found = append(found, declared.symbols()...)
	}
	return found, nil
}

func sortedFiles(parsed *ast.Package) []*ast.File {
	names := []string{}
	for name := range parsed.Files {
		names = append(names, name)
	}
	slices.Sort(names)
	files := []*ast.File{}
	for _, name := range names {
		files = append(files, parsed.Files[name])
	}
	return files
}

func main() {
	found := []symbol{}
	for _, name := range os.Args[2:] {
		symbols, err := readPackage(filepath.Join(os.Args[1], name))
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		found = append(found, symbols...)
	}
	if err := json.NewEncoder(os.Stdout).Encode(found); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
