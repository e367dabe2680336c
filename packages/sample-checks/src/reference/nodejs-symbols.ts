import ts from 'typescript';
import type { ApiSymbol, Parameter } from '@nitric-docs/nitric-facts/sdk-api';
import { NODE_SDK } from '../samples/node-sdks';

/** Base classes of generated protocol code, which isn't part of the public interface. */
const GENERATED_BASES = /^(?:jspb\.Message|grpc\.Client)$/;

/** Suffix that the bundler of the SDK adds to clashing names, such as `WebsocketEventType$1`. */
const BUNDLER_SUFFIX = /\$\d+\b/g;

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Whether a member of a class is a public method, or a public property that contains a function. */
const isPublicMethod = (member: ts.Declaration | undefined): boolean =>
  member !== undefined &&
  (ts.isMethodDeclaration(member) ||
    (ts.isPropertyDeclaration(member) &&
      member.type !== undefined &&
      ts.isFunctionTypeNode(member.type))) &&
  !member.name.getText().startsWith('_') &&
  (ts.getCombinedModifierFlags(member) & HIDDEN) === 0;

const isGenerated = ({ heritageClauses }: ts.ClassDeclaration): boolean =>
  (heritageClauses ?? []).some(({ types }) =>
    types.some((type) => GENERATED_BASES.test(type.expression.getText())),
  );

function parameterOf(parameter: ts.ParameterDeclaration): Parameter {
  const rest = parameter.dotDotDotToken !== undefined;
  return {
    name: `${rest ? '...' : ''}${parameter.name.getText()}`,
    type: (parameter.type?.getText() ?? 'any').replace(BUNDLER_SUFFIX, ''),
    required: parameter.questionToken === undefined && parameter.initializer === undefined,
    ...(rest ? { rest } : {}),
  };
}

/** Resource factories declare `...args: any[]`, which is not useful to readers. */
const isUntypedRest = ({ rest, type }: Parameter): boolean => rest === true && type === 'any[]';

const parametersOf = (declaration: ts.SignatureDeclaration | ts.JSDocSignature): Parameter[] =>
  ts.isJSDocSignature(declaration)
    ? []
    : [...declaration.parameters].map(parameterOf).filter((one) => !isUntypedRest(one));

class PublicInterface {
  readonly found = new Map<string, ApiSymbol>();
  private readonly seenClasses = new Set<ts.ClassDeclaration>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly source: ts.SourceFile,
  ) {}

  addExports(module: ts.Symbol, prefix = ''): void {
    for (const exported of this.checker.getExportsOfModule(module)) {
      const isAlias = exported.flags & ts.SymbolFlags.Alias;
      const target = isAlias ? this.checker.getAliasedSymbol(exported) : exported;
      this.addExport(`${prefix}${exported.name}`, target);
    }
  }

  private addExport(name: string, symbol: ts.Symbol): void {
    const declaration = symbol.valueDeclaration;
    if (declaration && ts.isModuleDeclaration(declaration)) {
      this.addExports(symbol, `${name}.`);
    } else if (declaration && ts.isClassDeclaration(declaration)) {
      this.addClass(declaration, name);
    } else if (declaration) {
      this.addFunction(name, 'function', symbol);
      // The functions of an object, such as `Lifecycle`.
      const members = this.checker.getTypeOfSymbol(symbol).symbol?.members?.values() ?? [];
      [...members]
        .filter(({ valueDeclaration: own }) => own && ts.isPropertySignature(own))
        .forEach((member) => this.addFunction(`${name}.${member.name}`, 'function', member));
    }
  }

  private addFunction(name: string, kind: ApiSymbol['kind'], symbol: ts.Symbol): void {
    const signatures = this.checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (signatures.length > 0) {
      const overloads = signatures.map((signature) => parametersOf(signature.getDeclaration()));
      this.found.set(name, { name, kind, overloads });
      signatures.forEach((signature) => this.addReturned(signature.getReturnType()));
    }
  }

  private addClass(declaration: ts.ClassDeclaration, name: string): void {
    if (this.seenClasses.has(declaration) || isGenerated(declaration)) {
      return;
    }
    this.seenClasses.add(declaration);
    this.found.set(name, { name, kind: 'class', overloads: [] });
    const symbol = this.checker.getSymbolAtLocation(declaration.name ?? declaration);
    [...(symbol?.members?.values() ?? []), ...(symbol?.exports?.values() ?? [])]
      .filter(({ valueDeclaration }) => isPublicMethod(valueDeclaration))
      .forEach((member) => this.addFunction(`${name}.${member.name}`, 'method', member));
  }

  /** Return types make classes public that aren't exported. */
  private addReturned(type: ts.Type): void {
    if (type.isUnionOrIntersection()) {
      type.types.forEach((part) => this.addReturned(part));
      return;
    }
    const declaration = type.symbol?.declarations?.find(ts.isClassDeclaration);
    const isOwn = declaration?.getSourceFile() === this.source;
    if (declaration?.name && isOwn) {
      this.addClass(declaration, declaration.name.text.replace(BUNDLER_SUFFIX, ''));
    }
    if (type.flags & ts.TypeFlags.Object) {
      const reference = type as ts.TypeReference;
      this.checker.getTypeArguments(reference).forEach((part) => this.addReturned(part));
    }
  }
}

/** @param declarations path of a `.d.ts` file, which is a module, or declares the module `@nitric/sdk` */
export function publicSymbolsOf(declarations: string): ApiSymbol[] {
  const program = ts.createProgram([declarations], {
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: ['node'],
  });
  const source = program.getSourceFile(declarations);
  const checker = program.getTypeChecker();
  const module =
    source &&
    (checker.getSymbolAtLocation(source) ??
      checker.getAmbientModules().find(({ name }) => name === `"${NODE_SDK}"`));
  if (!source || !module) {
    throw new Error(`${declarations} is missing or isn't a module. Run "npm ci".`);
  }
  const walk = new PublicInterface(checker, source);
  walk.addExports(module);
  return [...walk.found.values()];
}
