import path from 'node:path';
import type { Node } from 'web-tree-sitter';
import type { ApiSymbol, Parameter } from '@nitric-docs/nitric-facts/sdk-api';
import { parserOf } from '../samples/checkers/tree-sitter';
import { childrenOf, textOf } from './syntax-tree';

interface GoFunction {
  name: string;
  owner?: string;
  parameters: Node | null;
}

interface GoPackage {
  name: string;
  functions: GoFunction[];
  types: Set<string>;
  /** The names of the methods of each exported interface. */
  interfaces: string[][];
  /** The texts of exported types, and of the signatures of exported functions. */
  exported: string;
}

const isExported = (name: string): boolean => /^[A-Z]/.test(name);

function addType(node: Node, pkg: GoPackage): void {
  const owner = textOf(node, 'name');
  const type = node.childForFieldName('type');
  pkg.types.add(owner);
  pkg.exported += isExported(owner) ? node.text : '';
  if (type?.type === 'interface_type') {
    const methods = childrenOf(type).filter((child) => child.type === 'method_elem');
    pkg.functions.push(
      ...methods.map((method) => ({
        name: textOf(method, 'name'),
        owner,
        parameters: method.childForFieldName('parameters'),
      })),
    );
    if (isExported(owner)) {
      pkg.interfaces.push(methods.map((method) => textOf(method, 'name')));
    }
  }
}

function addDeclarations(root: Node, pkg: GoPackage): void {
  for (const node of childrenOf(root)) {
    const name = textOf(node, 'name');
    const parameters = node.childForFieldName('parameters');
    const signature = `${parameters?.text} ${textOf(node, 'result')};`;
    if (node.type === 'function_declaration') {
      pkg.functions.push({ name, parameters });
      pkg.exported += isExported(name) ? signature : '';
    } else if (node.type === 'method_declaration') {
      const owner = /(\w+)(?:\[.*\])?\)$/.exec(textOf(node, 'receiver'))?.[1] ?? '';
      pkg.functions.push({ name, owner, parameters });
      pkg.exported += isExported(name) && isExported(owner) ? signature : '';
    } else if (node.type === 'type_declaration') {
      childrenOf(node).forEach((child) => addType(child, pkg));
    }
  }
}

/** The names of functions that a variable of another package stands for, such as `nitric.NewApi` for `apis.NewApi`. */
const renamedIn = (root: Node, pkg: string): [string, string][] =>
  root.descendantsOfType('var_spec').flatMap((node): [string, string][] => {
    const value = textOf(node, 'value');
    return /^\w+\.\w+$/.test(value) ? [[value, `${pkg}.${textOf(node, 'name')}`]] : [];
  });

/** The parameters with the types as programs write them: `apis.ApiOption`. */
function parametersOf({ parameters }: GoFunction, pkg: GoPackage): Parameter[] {
  const qualified = (type: string): string =>
    type.replace(/(?<![\w.])[A-Z]\w*/g, (word) =>
      pkg.types.has(word) ? `${pkg.name}.${word}` : word,
    );
  return childrenOf(parameters).flatMap((node) => {
    const names = node.childrenForFieldName('name').map((name) => name?.text ?? '');
    const type = qualified(textOf(node, 'type'));
    const rest = node.type === 'variadic_parameter_declaration';
    return (names.length > 0 ? names : ['']).map((name) =>
      rest ? { name, type: `...${type}`, required: false, rest } : { name, type, required: true },
    );
  });
}

/**
 * Whether a program can call a function by its own name. It gets a value of an unexported type only if an exported declaration
 * mentions the type, or as an exported interface, whose methods it calls.
 */
function isCallable({ name, owner }: GoFunction, pkg: GoPackage): boolean {
  if (!isExported(name) || owner === undefined || isExported(owner)) {
    return isExported(name);
  }
  const own = new Set(pkg.functions.filter((one) => one.owner === owner).map((one) => one.name));
  const implemented = pkg.interfaces.filter(
    (methods) =>
      methods.some(isExported) && methods.every((method) => own.has(method) || !isExported(method)),
  );
  const isReachable = implemented.length > 0 || new RegExp(`\\b${owner}\\b`).test(pkg.exported);
  return isReachable && !implemented.some((methods) => methods.includes(name));
}

/**
 * The functions and methods of the packages of the Go SDK. Types don't require pages. A variable with a function, such as
 * `nitric.NewApi`, stands for the function, because programs call the variable.
 * @param sources by their path
 */
export async function goSymbolsIn(sources: ReadonlyMap<string, string>): Promise<ApiSymbol[]> {
  const parser = await parserOf('go');
  const packages = new Map<string, GoPackage>();
  const renamed = new Map<string, string>();
  for (const [file, text] of sources) {
    const root = parser.parse(text)?.rootNode;
    const name = /^package (\w+)/m.exec(text)?.[1] ?? '';
    const folder = path.posix.dirname(file);
    const empty = { name, functions: [], types: new Set<string>(), interfaces: [], exported: '' };
    const pkg = packages.get(folder) ?? empty;
    packages.set(folder, pkg);
    if (root) {
      addDeclarations(root, pkg);
      renamedIn(root, name).forEach(([value, other]) => renamed.set(value, other));
    }
  }
  return [...packages.values()].flatMap((pkg) =>
    pkg.functions
      .filter((one) => isCallable(one, pkg))
      .map((one): ApiSymbol => {
        const name = [pkg.name, one.owner, one.name].filter(Boolean).join('.');
        return {
          name: renamed.get(name) ?? name,
          kind: one.owner === undefined ? 'function' : 'method',
          overloads: [parametersOf(one, pkg)],
        };
      }),
  );
}
