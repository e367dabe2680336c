import type { Node } from 'web-tree-sitter';
import type { DartApi } from '@nitric-docs/nitric-facts/sdk-api';
import type { SourceFile } from '../source-files';
import {
  childOf,
  childrenOf,
  descendantsOf,
  flag,
  listOrNothing,
  oneLine,
  textOf,
  tokensOf,
} from '../syntax-tree';

export type DartType = DartApi['types'][number];
export type DartMember = DartType['members'][number];
export type DartParameter = Extract<DartMember, { kind: 'method' }>['parameters'][number];

export const isPrivate = (name: string): boolean => /^_|\._/.test(name);

const KEYWORDS =
  /^(?:(?:required|covariant|static|external|abstract|late|final|const|var)\b\s*)+|\b(?:get|set)\s*$/g;

/** Returns the type in front of a name: `List<T>` for `late final List<T> items`. */
export function typeBefore(name: Node, declaration: Node, file: SourceFile): string {
  const code = file.text.slice(declaration.startIndex, name.startIndex);
  return oneLine(code.replace(KEYWORDS, '')) || 'dynamic';
}

export function typeParametersOf(node: Node): DartType['typeParameters'] {
  return childrenOf(childOf(node, 'type_parameters'), 'type_parameter').map((parameter) => {
    const bound = childOf(parameter, 'type_bound');
    return {
      name: textOf(parameter, 'type_identifier'),
      bound: bound && oneLine(bound.text.replace(/^extends\s+/, '')),
    };
  });
}

/** Names of the annotations above a declaration. */
export function annotationsOf(node: Node): string[] | undefined {
  const names: string[] = [];
  let above = node.previousNamedSibling;
  while (above && /annotation|comment/.test(above.type)) {
    if (/annotation/.test(above.type)) {
      names.push(above.text.replace(/^@|\(.*$/gs, ''));
    }
    above = above.previousNamedSibling;
  }
  return listOrNothing(names.filter((name) => name !== 'override'));
}

/** Returns the classes of what a function throws. */
export function thrownIn(body: Node | undefined): string[] | undefined {
  const names = descendantsOf(body, 'throw_expression').flatMap(({ text }) => {
    const thrown = text.replace(/^throw\s+(?:(?:const|new)\s+)?/, '');
    const [, name] = /^(?:[\w$]+\.)*?([A-Z]\w*)/.exec(thrown) ?? [];
    return name ?? (/^["']/.test(thrown) ? 'String' : []);
  });
  return listOrNothing(names);
}

function parameterOf(node: Node, file: SourceFile): DartParameter {
  const initializer = childOf(node, 'constructor_param', 'super_formal_parameter');
  const name = childrenOf(initializer ?? node, 'identifier').at(-1) ?? node;
  if (childOf(node, 'formal_parameter_list')) {
    file.reportUnsupported(node, `${name.text}: a parameter that is declared like a function`);
  }
  return {
    name: name.text,
    // The type of `this.name` and `super.name` is that of the field. `resolveInitializers` adds it.
    type: initializer ? '' : typeBefore(name, node, file),
    from: initializer && (initializer.type === 'constructor_param' ? 'this' : 'super'),
    required: flag(node.text.startsWith('required ')),
  };
}

/** Returns the code of the default value between the `=` at this index and the next comma. */
function defaultAt(index: number, tokens: readonly Node[], file: SourceFile): string | undefined {
  if (!['=', ':'].includes(tokens[index]?.type ?? '')) {
    return undefined;
  }
  const rest = tokens.slice(index + 1);
  const end = rest.findIndex(({ type }) => [',', '}', ']'].includes(type));
  const code = file.text.slice(rest[0]?.startIndex, rest[end]?.startIndex);
  return oneLine(code).replace(/^const(?=[[{<])/, 'const ');
}

/** Reads the parameters in `{}`, which are named, or in `[]`. The grammar puts default values next to them. */
function optionalParametersOf(list: Node, file: SourceFile): DartParameter[] {
  const tokens = tokensOf(list);
  const isNamed = tokens[0]?.type === '{';
  return tokens.flatMap((node, index) => {
    if (node.type !== 'formal_parameter') {
      return [];
    }
    const { required, ...parameter } = parameterOf(node, file);
    return [
      {
        ...parameter,
        named: flag(isNamed),
        optional: flag(!isNamed),
        required: required ?? flag(tokens[index - 1]?.type === 'required'),
        default: defaultAt(index + 1, tokens, file),
      },
    ];
  });
}

export function parametersOf(list: Node | undefined, file: SourceFile): DartParameter[] {
  return childrenOf(list, 'formal_parameter', 'optional_formal_parameters').flatMap((node) =>
    node.type === 'formal_parameter' ? [parameterOf(node, file)] : optionalParametersOf(node, file),
  );
}
