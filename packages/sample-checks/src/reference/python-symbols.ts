import type { Node } from 'web-tree-sitter';
import type { ApiSymbol, Parameter } from '@nitric-docs/nitric-facts/sdk-api';
import { parserOf } from '../samples/checkers/tree-sitter';
import { childrenOf, textOf } from './syntax-tree';

interface Definition {
  node: Node;
  decorators: string[];
}

const isPublic = (name: string): boolean => !name.startsWith('_');

const definitionsIn = (body: Node | null): Definition[] =>
  childrenOf(body).flatMap((child): Definition[] => {
    const node = child.childForFieldName('definition') ?? child;
    const decorators = childrenOf(child).filter(({ type }) => type === 'decorator');
    return /^(?:class|function)_definition$/.test(node.type) && isPublic(textOf(node, 'name'))
      ? [{ node, decorators: decorators.map(({ text }) => text.slice(1).trim()) }]
      : [];
  });

/** The annotation as written, without the quotes around a forward reference. */
const annotationOf = (node: Node): string =>
  textOf(node, 'type').replace(/^(["'])(.*)\1$/s, '$2') || 'Any';

/** The separators `/` and `*` aren't parameters. */
function parameterOf(node: Node): Parameter[] {
  const name =
    node.type === 'typed_parameter'
      ? (node.firstChild?.text ?? '')
      : textOf(node, 'name') || node.text;
  const rest = name.startsWith('*');
  const required = !rest && node.childForFieldName('value') === null;
  return /_separator$/.test(node.type)
    ? []
    : [{ name, type: annotationOf(node), required, ...(rest ? { rest } : {}) }];
}

const parametersOf = ({ node }: Definition): Parameter[] =>
  childrenOf(node.childForFieldName('parameters')).flatMap(parameterOf);

/** Properties aren't callable. Their setters have a decorator such as `name.setter`. */
const isProperty = ({ decorators }: Definition): boolean =>
  decorators.some((name) => name === 'property' || /^\w+\.\w+$/.test(name));

function symbolsIn(definition: Definition): ApiSymbol[] {
  const { node } = definition;
  const name = textOf(node, 'name');
  if (node.type === 'function_definition') {
    return [{ name, kind: 'function', overloads: [parametersOf(definition)] }];
  }
  const methods = definitionsIn(node.childForFieldName('body')).filter(
    (one) => one.node.type === 'function_definition' && !isProperty(one),
  );
  return [
    { name, kind: 'class', overloads: [] },
    ...methods.map((method): ApiSymbol => {
      const parameters = parametersOf(method).slice(
        method.decorators.includes('staticmethod') ? 0 : 1,
      );
      return {
        name: `${name}.${textOf(method.node, 'name')}`,
        kind: 'method',
        overloads: [parameters],
      };
    }),
  ];
}

/** The classes, functions, and methods of Python modules. Names that are defined more than once have several overloads. */
export async function pythonSymbolsIn(sources: readonly string[]): Promise<ApiSymbol[]> {
  const parser = await parserOf('python');
  const symbols = new Map<string, ApiSymbol>();
  for (const source of sources) {
    const root = parser.parse(source)?.rootNode ?? null;
    for (const { overloads, ...symbol } of definitionsIn(root).flatMap(symbolsIn)) {
      const known = symbols.get(symbol.name)?.overloads ?? [];
      const isKnown = (overload: Parameter[]): boolean =>
        known.some((one) => JSON.stringify(one) === JSON.stringify(overload));
      symbols.set(symbol.name, {
        ...symbol,
        overloads: [...known, ...overloads.filter((one) => !isKnown(one))],
      });
    }
  }
  return [...symbols.values()];
}
