import ts from 'typescript';
import type { ApiSymbol, Parameter } from '@nitric-docs/nitric-facts/sdk-api';
import { NODE_SDK } from '../samples/node-sdks';

/** Base classes of generated protocol code, which isn't part of the public interface. */
const GENERATED_BASES = /^(?:jspb\.Message|grpc\.Client)$/;

/** Suffix that the bundler of the SDK adds to clashing names, such as `WebsocketEventType$1`. */
const BUNDLER_SUFFIX = /\$\d+\b/g;

const hasModifier = (node: ts.ClassElement, ...kinds: ts.SyntaxKind[]): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kinds.includes(kind));

/** Returns the signature of a method or of a property that contains a function. */
function methodSignature(member: ts.ClassElement): ts.SignatureDeclaration | undefined {
  if (ts.isMethodDeclaration(member)) {
    return member;
  }
  const type = ts.isPropertyDeclaration(member) ? member.type : undefined;
  return type && ts.isFunctionTypeNode(type) ? type : undefined;
}

const isPublic = (member: ts.ClassElement): boolean =>
  !member.name?.getText().startsWith('_') &&
  !hasModifier(member, ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword);

function isGenerated(declaration: ts.ClassDeclaration): boolean {
  return (declaration.heritageClauses ?? []).some((clause) =>
    clause.types.some((type) => GENERATED_BASES.test(type.expression.getText())),
  );
}

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

/** Collects everything that is callable from the exports of a package. */
class PublicInterface {
  private readonly found = new Map<string, ApiSymbol>();
  private readonly seenClasses = new Set<ts.ClassDeclaration>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly source: ts.SourceFile,
  ) {}

  symbols(): ApiSymbol[] {
    return [...this.found.values()];
  }

  addExports(module: ts.Symbol, prefix = ''): void {
    for (const exported of this.checker.getExportsOfModule(module)) {
      const target =
        exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported;
      this.addExport(`${prefix}${exported.name}`, target);
    }
  }

  private addExport(name: string, symbol: ts.Symbol): void {
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    if (!declaration) {
      return;
    }
    if (ts.isModuleDeclaration(declaration)) {
      this.addExports(symbol, `${name}.`);
    } else if (ts.isClassDeclaration(declaration)) {
      this.addClass(declaration, name);
    } else if (symbol.flags & ts.SymbolFlags.Value) {
      const type = this.checker.getTypeOfSymbolAtLocation(symbol, declaration);
      this.addFunction(name, type);
      this.addMembers(name, type);
    }
  }

  /** The functions of an object, such as `Lifecycle`. */
  private addMembers(name: string, type: ts.Type): void {
    for (const member of type.symbol?.members?.values() ?? []) {
      const { valueDeclaration } = member;
      if (valueDeclaration && ts.isPropertySignature(valueDeclaration)) {
        this.addFunction(`${name}.${member.name}`, this.checker.getTypeOfSymbol(member));
      }
    }
  }

  private addFunction(name: string, type: ts.Type): void {
    const signatures = type.getCallSignatures();
    if (signatures.length === 0) {
      return;
    }
    const overloads = signatures.map((signature) => parametersOf(signature.getDeclaration()));
    this.found.set(name, { name, kind: 'function', overloads });
    signatures.forEach((signature) => this.addReturned(signature.getReturnType()));
  }

  private addClass(declaration: ts.ClassDeclaration, name: string): void {
    if (this.seenClasses.has(declaration) || isGenerated(declaration)) {
      return;
    }
    this.seenClasses.add(declaration);
    this.found.set(name, { name, kind: 'class', overloads: [] });
    for (const member of declaration.members.filter(isPublic)) {
      const declared = methodSignature(member);
      if (!declared || !member.name) {
        continue;
      }
      const method = `${name}.${member.name.getText()}`;
      const overloads = this.found.get(method)?.overloads ?? [];
      this.found.set(method, {
        name: method,
        kind: 'method',
        overloads: [...overloads, parametersOf(declared)],
      });
      const signature = this.checker.getSignatureFromDeclaration(declared);
      if (signature) {
        this.addReturned(signature.getReturnType());
      }
    }
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

/**
 * Reads the public interface of a package.
 * @param declarations path of its `.d.ts` file, which is a module, or declares the module `@nitric/sdk`
 */
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
  return walk.symbols();
}
