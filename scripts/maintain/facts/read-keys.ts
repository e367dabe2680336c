import type { Node } from 'web-tree-sitter';
import type { KeyType } from '@nitric-docs/nitric-facts';
import {
  children,
  descendants,
  elementsOf,
  literalsOf,
  parseGo,
  SourceError,
  stringOf,
  stringsIn,
  unreadable,
  type GoFile,
} from './go-source';

/** A key that a program reads from a file. */
export interface KeyFacts {
  /** `<name>` stands for the keys of a map. */
  key: string;
  type: KeyType;
  default?: string;
}

const simpleTypes: Readonly<Record<string, KeyType>> = {
  string: 'string',
  bool: 'boolean',
  int: 'integer',
  float64: 'number',
  '[]string': 'list of strings',
  'map[string]string': 'map of strings',
  'map[string]int': 'map of integers',
  '[]preview.Feature': 'preview features',
  'map[string]interface{}': 'object',
};

/** The Go structs of some files, and the default values of their fields. */
interface Structs {
  byName: Map<string, { file: GoFile; type: Node }>;
  /** Default values by `<struct>.<field>`. */
  defaults: Map<string, string>;
}

function defaultText(value: Node): string | undefined {
  if (value.type === 'composite_literal') {
    return stringsIn(value).join(', ') || undefined;
  }
  return stringOf(value) ?? value.text;
}

/** Reads the fields of variables such as `var defaultLambdaConfig = &AwsLambdaConfig{Memory: 128}`. */
function defaultsIn({ root }: GoFile): [field: string, value: string][] {
  return literalsOf(root, /^\w+$/)
    .filter(({ name }) => name.startsWith('default'))
    .flatMap(({ literal }) => {
      const type = literal.childForFieldName('type')?.text ?? '';
      return elementsOf(literal).flatMap(({ key, value }): [string, string][] => {
        const text = value.type === 'nil' ? '' : defaultText(value);
        return text ? [[`${type}.${key.text}`, text]] : [];
      });
    });
}

function structsIn(files: readonly GoFile[]): Structs {
  const byName: Structs['byName'] = new Map();
  for (const file of files) {
    for (const spec of descendants(file.root, 'type_spec')) {
      const type = spec.childForFieldName('type');
      if (type?.type === 'struct_type') {
        byName.set(spec.childForFieldName('name')?.text ?? '', { file, type });
      }
    }
  }
  return { byName, defaults: new Map(files.flatMap(defaultsIn)) };
}

/** Returns the value of a struct tag: `["config", "squash"]` for `mapstructure:"config,squash"`. */
function tagOf(field: Node, kind: string): string[] {
  const tag = stringOf(field.childForFieldName('tag')) ?? '';
  return (new RegExp(`\\b${kind}:"([^"]*)"`).exec(tag)?.[1] ?? '').split(',');
}

interface Reading {
  structs: Structs;
  /** `yaml` or `mapstructure`. */
  tag: string;
}

/** Reads the keys of a type at the key `at`. */
function keysOfType(file: GoFile, type: Node, at: string, reading: Reading): KeyFacts[] {
  const simple = simpleTypes[type.text];
  if (simple) {
    return [{ key: at, type: simple }];
  }
  if (type.type === 'pointer_type') {
    return keysOfType(file, type.namedChild(0) ?? type, at, reading);
  }
  if (type.type === 'map_type') {
    return keysOfType(file, type.childForFieldName('value') ?? type, `${at}.<name>`, reading);
  }
  if (type.type === 'slice_type') {
    return keysOfType(file, type.childForFieldName('element') ?? type, `${at}[]`, reading);
  }
  if (type.type === 'struct_type') {
    return keysOfStruct(file, type, '', at, reading);
  }
  const struct = reading.structs.byName.get(type.text);
  if (!struct) {
    throw unreadable(file, type, 'the type of a key');
  }
  return keysOfStruct(struct.file, struct.type, type.text, at, reading);
}

/** Reads the keys of an embedded struct. `AbstractConfig[*Item]` has the key `config`, whose entries are of the type `Item`. */
function embeddedKeys(file: GoFile, field: Node, type: Node, at: string, reading: Reading) {
  if (type.type !== 'generic_type') {
    return keysOfType(file, type, at, reading);
  }
  const argument = type.childForFieldName('type_arguments')?.namedChild(0)?.namedChild(0);
  if (!type.text.includes('AbstractConfig[') || !argument) {
    throw unreadable(file, field, 'the embedded type');
  }
  return keysOfType(file, argument, 'config.<name>', reading);
}

function keysOfStruct(
  file: GoFile,
  struct: Node,
  structName: string,
  at: string,
  reading: Reading,
): KeyFacts[] {
  const list = children(struct).find(({ type }) => type === 'field_declaration_list');
  return children(list).flatMap((field): KeyFacts[] => {
    const name = field.childForFieldName('name');
    const type = field.childForFieldName('type');
    const [tagName] = tagOf(field, reading.tag);
    if (!type) {
      throw unreadable(file, field, 'the field');
    }
    if (!name) {
      return embeddedKeys(file, field, type, at, reading);
    }
    if (tagName === '-') {
      return [];
    }
    const own = tagName === '' || tagName === undefined ? name.text.toLowerCase() : tagName;
    const keys = keysOfType(file, type, at === '' ? own : `${at}.${own}`, reading);
    const value = reading.structs.defaults.get(`${structName}.${name.text}`);
    return keys.length === 1 && value !== undefined && simpleTypes[type.text]
      ? keys.map((key) => ({ ...key, default: value }))
      : keys;
  });
}

/**
 * Reads the keys that a Go struct accepts, with those of its nested structs.
 * @param at the files or folders with the structs
 * @param tag the kind of struct tag with the names of keys
 */
export async function readKeys(
  checkout: string,
  at: readonly string[],
  root: string,
  tag: 'yaml' | 'mapstructure',
): Promise<KeyFacts[]> {
  const files = (await Promise.all(at.map((one) => parseGo(checkout, one)))).flat();
  const structs = structsIn(files);
  const struct = structs.byName.get(root);
  if (!struct) {
    throw new SourceError(
      `${at.join(', ')}: has no struct ${root}. If it has another name, change it in scripts/maintain/facts.`,
    );
  }
  return keysOfStruct(struct.file, struct.type, root, '', { structs, tag });
}

/** Reads keys that code takes from the attributes of a stack: `attributes["refresh"].(bool)`. */
export async function readAttributeKeys(
  checkout: string,
  at: readonly string[],
): Promise<KeyFacts[]> {
  const files = (await Promise.all(at.map((one) => parseGo(checkout, one)))).flat();
  return files.flatMap((file) =>
    descendants(file.root, 'index_expression').flatMap((access): KeyFacts[] => {
      const key = stringOf(access.childForFieldName('index'));
      if (
        key === undefined ||
        !/attributes(?:Map)?$/i.test(access.childForFieldName('operand')?.text ?? '')
      ) {
        return [];
      }
      const assertion =
        access.parent?.type === 'type_assertion_expression' ? access.parent : undefined;
      const type = simpleTypes[assertion?.childForFieldName('type')?.text ?? ''];
      if (!type) {
        throw unreadable(file, access, 'the type of a key');
      }
      return [{ key, type }];
    }),
  );
}

/** Tables don't need to show the default of a key if it is the zero value of its Go type. */
export const isZero = (value: string): boolean => ['0', 'false'].includes(value);
