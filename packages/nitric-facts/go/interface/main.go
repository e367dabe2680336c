// Prints the public interface of the Go SDK as JSON: the exported declarations, and the other types that they refer to.
//
// Usage: go run main.go <path of the module> <package pattern>...
// The working directory is in a module that requires it. Patterns are relative to the module, such as nitric/...

//go:debug gotypesalias=1
package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

type typeParameter struct {
	Name  string `json:"name"`
	Bound string `json:"bound"`
}

type parameter struct {
	Name   string `json:"name"`
	Type   string `json:"type"`
	Vararg bool   `json:"vararg,omitempty"`
}

type member struct {
	Kind           string           `json:"kind"`
	Name           string           `json:"name"`
	Pointer        bool             `json:"pointer,omitempty"`
	Embedded       bool             `json:"embedded,omitempty"`
	Type           string           `json:"type,omitempty"`
	Value          string           `json:"value,omitempty"`
	TypeParameters *[]typeParameter `json:"typeParameters,omitempty"`
	Parameters     *[]parameter     `json:"parameters,omitempty"`
	Returns        string           `json:"returns,omitempty"`
	// line is for the order. It isn't printed, because a declaration on another line is no change.
	line int
}

// declaration is a type, or a file with the functions, constants, and variables that it declares.
type declaration struct {
	Name    string `json:"name"`
	Package string `json:"package"`
	// PackageName is set if it isn't the last part of Package.
	PackageName string `json:"packageName,omitempty"`
	Kind        string `json:"kind"`
	File        string `json:"file"`
	// Alias is the type that an alias or a defined type stands for.
	Alias          string            `json:"alias,omitempty"`
	Modifiers      []string          `json:"modifiers"`
	TypeParameters []typeParameter   `json:"typeParameters"`
	Extends        []string          `json:"extends"`
	Uses           map[string]string `json:"uses,omitempty"`
	Members        []member          `json:"members"`
	line           int
}

// listedPackage is a package as `go list` prints it.
type listedPackage struct {
	ImportPath, Dir, Export string
	DepOnly                 bool
	GoFiles                 []string
	Module                  *struct{ Path, Dir string }
}

type reader struct {
	module, root string
	files        *token.FileSet
	packages     map[string]*types.Package
	// values are the initial values of variables that rename a function of another package.
	values map[types.Object]string
	// names are the names by which each package refers to others.
	names map[*types.Package]map[string]string
	// waiting are the types that must be described.
	waiting []*types.TypeName
	seen    map[*types.TypeName]bool
}

func list(patterns []string) ([]listedPackage, error) {
	fields := "-json=ImportPath,Dir,Export,GoFiles,DepOnly,Module"
	command := exec.Command("go", append([]string{"list", "-export", "-deps", fields}, patterns...)...)
	command.Stderr = os.Stderr
	output, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	found := []listedPackage{}
	decoder := json.NewDecoder(strings.NewReader(string(output)))
	for {
		one := listedPackage{}
		if err := decoder.Decode(&one); err == io.EOF {
			return found, nil
		} else if err != nil {
			return nil, err
		}
		found = append(found, one)
	}
}

// Import returns the packages of the module that were read already.
func (r *reader) importer(exports map[string]string) types.Importer {
	others := importer.ForCompiler(r.files, "gc", func(imported string) (io.ReadCloser, error) {
		return os.Open(exports[imported])
	})
	return importerFunc(func(path string) (*types.Package, error) {
		if own, found := r.packages[path]; found {
			return own, nil
		}
		return others.Import(path)
	})
}

type importerFunc func(path string) (*types.Package, error)

func (f importerFunc) Import(path string) (*types.Package, error) { return f(path) }

// read type-checks the packages of the module, which come after those that they import.
func (r *reader) read(listed []listedPackage) error {
	exports := map[string]string{}
	for _, one := range listed {
		exports[one.ImportPath] = one.Export
	}
	config := types.Config{Importer: r.importer(exports)}
	for _, one := range listed {
		if one.Module == nil || one.Module.Path != r.module {
			continue
		}
		r.root = one.Module.Dir
		parsed := []*ast.File{}
		for _, name := range one.GoFiles {
			file, err := parser.ParseFile(r.files, filepath.Join(one.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			parsed = append(parsed, file)
		}
		info := types.Info{Defs: map[*ast.Ident]types.Object{}}
		checked, err := config.Check(one.ImportPath, r.files, parsed, &info)
		if err != nil {
			return err
		}
		r.packages[one.ImportPath] = checked
		for _, file := range parsed {
			r.readValues(file, info.Defs)
		}
	}
	return nil
}

func (r *reader) readValues(file *ast.File, objects map[*ast.Ident]types.Object) {
	ast.Inspect(file, func(node ast.Node) bool {
		if spec, isValue := node.(*ast.ValueSpec); isValue && len(spec.Values) == len(spec.Names) {
			for index, name := range spec.Names {
				if selector, isSelector := spec.Values[index].(*ast.SelectorExpr); isSelector {
					r.values[objects[name]] = types.ExprString(selector)
				}
			}
		}
		return true
	})
}

func (r *reader) place(object types.Object) (file string, line int) {
	position := r.files.Position(object.Pos())
	relative, _ := filepath.Rel(r.root, position.Filename)
	return filepath.ToSlash(relative), position.Line
}

func (r *reader) isOwn(pkg *types.Package) bool {
	return pkg != nil && r.packages[pkg.Path()] == pkg
}

// visit adds the types of the module that a type refers to.
func (r *reader) visit(t types.Type) {
	switch t := t.(type) {
	case interface {
		Obj() *types.TypeName
		TypeArgs() *types.TypeList
	}:
		r.want(t.Obj())
		for index := range t.TypeArgs().Len() {
			r.visit(t.TypeArgs().At(index))
		}
	case *types.Map:
		r.visit(t.Key())
		r.visit(t.Elem())
	case interface{ Elem() types.Type }:
		r.visit(t.Elem())
	case *types.Signature:
		for _, tuple := range []*types.Tuple{t.Params(), t.Results()} {
			for index := range tuple.Len() {
				r.visit(tuple.At(index).Type())
			}
		}
	}
}

func (r *reader) want(name *types.TypeName) {
	if r.isOwn(name.Pkg()) && !r.seen[name] {
		r.seen[name] = true
		r.waiting = append(r.waiting, name)
	}
}

// writer formats the types that one declaration refers to.
type writer struct {
	*reader
	pkg  *types.Package
	uses map[string]string
}

// declarationIn starts a declaration in a file of a package.
func (r *reader) declarationIn(pkg *types.Package, file string) (*writer, declaration) {
	w := &writer{r, pkg, map[string]string{}}
	found := declaration{
		Package: strings.TrimPrefix(pkg.Path(), r.module+"/"), File: file, Uses: w.uses,
		Modifiers: []string{}, TypeParameters: []typeParameter{}, Extends: []string{}, Members: []member{},
	}
	if pkg.Name() != path.Base(found.Package) {
		found.PackageName = pkg.Name()
	}
	return w, found
}

// qualifier returns the name of a package. Two packages with the same name get different ones.
func (w *writer) qualifier(other *types.Package) string {
	if other == w.pkg {
		return ""
	}
	names := w.names[w.pkg]
	if names == nil {
		names = map[string]string{}
		w.names[w.pkg] = names
	}
	name := other.Name()
	for number := 2; names[name] != "" && names[name] != other.Path(); number++ {
		name = fmt.Sprintf("%s%d", other.Name(), number)
	}
	names[name] = other.Path()
	w.uses[name] = other.Path()
	return name
}

func (w *writer) text(t types.Type) string {
	w.visit(t)
	return types.TypeString(t, w.qualifier)
}

func (w *writer) typeParameters(list *types.TypeParamList) []typeParameter {
	found := []typeParameter{}
	for index := range list.Len() {
		one := list.At(index)
		found = append(found, typeParameter{one.Obj().Name(), w.text(one.Constraint())})
	}
	return found
}

func (w *writer) function(kind string, function *types.Func) member {
	signature := function.Signature()
	parameters := []parameter{}
	for index := range signature.Params().Len() {
		one := signature.Params().At(index)
		isVararg := signature.Variadic() && index == signature.Params().Len()-1
		t := one.Type()
		if isVararg {
			t = t.(*types.Slice).Elem()
		}
		parameters = append(parameters, parameter{one.Name(), w.text(t), isVararg})
	}
	found := member{Kind: kind, Name: function.Name(), Parameters: &parameters, Returns: w.results(signature)}
	_, found.line = w.place(function)
	if kind == "function" {
		list := w.typeParameters(signature.TypeParams())
		found.TypeParameters = &list
	}
	if receiver := signature.Recv(); receiver != nil {
		_, isPointer := receiver.Type().(*types.Pointer)
		found.Pointer = isPointer
	}
	return found
}

func (w *writer) results(signature *types.Signature) string {
	types := []string{}
	for index := range signature.Results().Len() {
		types = append(types, w.text(signature.Results().At(index).Type()))
	}
	if len(types) > 1 {
		return "(" + strings.Join(types, ", ") + ")"
	}
	return strings.Join(types, "")
}

// hiddenField stands for all fields that other packages can't use. It keeps whether values can be compared.
func (w *writer) hiddenField(structure *types.Struct, first *types.Var) member {
	one := member{Kind: "field", Name: "_", Type: "struct{}"}
	if !types.Comparable(structure) {
		one.Type = "func()"
	}
	_, one.line = w.place(first)
	return one
}

func (w *writer) fields(structure *types.Struct) []member {
	found := []member{}
	var hidden *types.Var
	for index := range structure.NumFields() {
		field := structure.Field(index)
		if !field.Exported() && !field.Embedded() {
			if hidden == nil {
				hidden = field
			}
			continue
		}
		one := member{Kind: "field", Name: field.Name(), Type: w.text(field.Type()), Embedded: field.Embedded()}
		_, one.line = w.place(field)
		found = append(found, one)
	}
	if hidden != nil {
		found = append(found, w.hiddenField(structure, hidden))
	}
	return found
}

func (r *reader) describe(name *types.TypeName) declaration {
	file, line := r.place(name)
	w, found := r.declarationIn(name.Pkg(), file)
	found.Name, found.Kind, found.line = name.Name(), "type", line
	if alias, isAlias := name.Type().(*types.Alias); isAlias {
		found.Kind, found.Alias = "alias", w.text(alias.Rhs())
		found.TypeParameters = w.typeParameters(alias.TypeParams())
		return found
	}
	named := name.Type().(*types.Named)
	found.TypeParameters = w.typeParameters(named.TypeParams())
	switch underlying := named.Underlying().(type) {
	case *types.Struct:
		found.Kind, found.Members = "struct", w.fields(underlying)
	case *types.Interface:
		found.Kind = "interface"
		for embedded := range underlying.EmbeddedTypes() {
			found.Extends = append(found.Extends, w.text(embedded))
		}
		for method := range underlying.ExplicitMethods() {
			found.Members = append(found.Members, w.function("method", method))
		}
	default:
		found.Alias = w.text(underlying)
	}
	for method := range named.Methods() {
		if method.Exported() {
			found.Members = append(found.Members, w.function("method", method))
		}
	}
	slices.SortStableFunc(found.Members, func(a, b member) int { return a.line - b.line })
	return found
}

// describeFile describes the functions, constants, and variables of one file.
func (r *reader) describeFile(pkg *types.Package, file string, objects []types.Object) declaration {
	w, found := r.declarationIn(pkg, file)
	found.Name, found.Kind, found.line = filepath.Base(file), "file", 1
	for _, object := range objects {
		one := member{Name: object.Name()}
		switch object := object.(type) {
		case *types.Func:
			one = w.function("function", object)
		case *types.Const:
			one.Kind, one.Type, one.Value = "constant", w.text(object.Type()), object.Val().ExactString()
		case *types.Var:
			one.Kind = "variable"
			if value := r.values[object]; value != "" {
				one.Value = value
				r.useValue(w, value)
			} else {
				one.Type = w.text(object.Type())
			}
		}
		_, one.line = r.place(object)
		found.Members = append(found.Members, one)
	}
	slices.SortStableFunc(found.Members, func(a, b member) int { return a.line - b.line })
	return found
}

// useValue notes the package of a value such as apis.NewApi.
func (r *reader) useValue(w *writer, value string) {
	name, _, _ := strings.Cut(value, ".")
	for _, imported := range w.pkg.Imports() {
		if imported.Name() == name {
			w.qualifier(imported)
		}
	}
}

// isBehindInterface reports whether programs can get a value of an unexported type as an exported interface.
func isBehindInterface(object types.Object) bool {
	typeName, isType := object.(*types.TypeName)
	if !isType || typeName.IsAlias() || types.IsInterface(typeName.Type()) {
		return false
	}
	scope := object.Pkg().Scope()
	return slices.ContainsFunc(scope.Names(), func(name string) bool {
		other := scope.Lookup(name)
		wanted, isInterface := other.Type().Underlying().(*types.Interface)
		return isInterface && other.Exported() && wanted.NumMethods() > 0 &&
			types.Implements(types.NewPointer(typeName.Type()), wanted)
	})
}

// declarations describes the packages, and then the types that they refer to.
func (r *reader) declarations(paths []string) []declaration {
	found := []declaration{}
	for _, path := range paths {
		pkg := r.packages[path]
		byFile := map[string][]types.Object{}
		for _, name := range pkg.Scope().Names() {
			object := pkg.Scope().Lookup(name)
			if !object.Exported() && !isBehindInterface(object) {
				continue
			}
			if typeName, isType := object.(*types.TypeName); isType {
				r.want(typeName)
				continue
			}
			file, _ := r.place(object)
			byFile[file] = append(byFile[file], object)
		}
		for file, objects := range byFile {
			found = append(found, r.describeFile(pkg, file, objects))
		}
	}
	for len(r.waiting) > 0 {
		next := r.waiting[0]
		r.waiting = r.waiting[1:]
		found = append(found, r.describe(next))
	}
	slices.SortFunc(found, func(a, b declaration) int {
		if order := strings.Compare(a.File, b.File); order != 0 {
			return order
		}
		return a.line - b.line
	})
	return found
}

func run(module string, patterns []string) error {
	for index, pattern := range patterns {
		patterns[index] = module + "/" + pattern
	}
	listed, err := list(patterns)
	if err != nil {
		return err
	}
	r := &reader{
		module: module, files: token.NewFileSet(), packages: map[string]*types.Package{},
		values: map[types.Object]string{}, names: map[*types.Package]map[string]string{}, seen: map[*types.TypeName]bool{},
	}
	if err := r.read(listed); err != nil {
		return err
	}
	paths := []string{}
	for _, one := range listed {
		if !one.DepOnly {
			paths = append(paths, one.ImportPath)
		}
	}
	return json.NewEncoder(os.Stdout).Encode(r.declarations(paths))
}

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "Usage: go run main.go <path of the module> <package pattern>...")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
