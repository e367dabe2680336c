import * as z from 'zod';
import { cli } from '@nitric-docs/nitric-facts';
import type { KeyRow, KeyType } from '@nitric-docs/nitric-facts';

/** A key and its nested keys. */
interface KeyNode {
  row?: KeyRow;
  fields: Map<string, KeyNode>;
  /** The entries of a list (`[]`) or of a map with arbitrary keys (`<name>`). */
  each?: KeyNode;
  isList: boolean;
}

const emptyNode = (): KeyNode => ({ fields: new Map(), isList: false });

/** Splits `services[].match` into `services`, `[]`, and `match`. */
const segmentsOf = (key: string): string[] => key.replaceAll('[]', '.[]').split('.');

function childOf(node: KeyNode, segment: string): KeyNode {
  if (segment === '[]' || segment.startsWith('<')) {
    node.isList = segment === '[]';
    return (node.each ??= emptyNode());
  }
  const child = node.fields.get(segment) ?? emptyNode();
  node.fields.set(segment, child);
  return child;
}

function treeOf(rows: readonly KeyRow[]): KeyNode {
  const root = emptyNode();
  for (const row of rows) {
    segmentsOf(row.key).reduce(childOf, root).row = row;
  }
  return root;
}

/** The preview features that the current releases require. */
const previewFeatures = cli.previewFeatures.flatMap(({ name, endedWith }) =>
  endedWith === undefined ? [name] : [],
);

function previewFeatureError(input: unknown): string {
  const ended = cli.previewFeatures.find(({ name, endedWith }) => name === input && endedWith);
  const accepted = `Accepted: ${previewFeatures.join(', ')}`;
  return ended
    ? `"${ended.name}" isn't required since provider release ${ended.endedWith}. Remove it. ${accepted}`
    : `unknown preview feature "${String(input)}". ${accepted}`;
}

const leafSchemas: Readonly<Record<KeyType, z.ZodType>> = {
  string: z.string(),
  boolean: z.boolean(),
  integer: z.int(),
  number: z.number(),
  object: z.record(z.string(), z.unknown()),
  any: z.unknown(),
  'string | object': z.union([z.string(), z.record(z.string(), z.unknown())]),
  'list of strings': z.array(z.string()),
  'map of strings': z.record(z.string(), z.string()),
  'map of integers': z.record(z.string(), z.int()),
  'DELETE | ABANDON': z.enum(['DELETE', 'ABANDON']),
  'preview features': z.array(
    z.enum(previewFeatures, { error: ({ input }) => previewFeatureError(input) }),
  ),
};

function schemaOf(node: KeyNode, open: boolean): z.ZodType {
  if (node.each) {
    const each = schemaOf(node.each, open);
    return node.isList ? z.array(each) : z.record(z.string(), each);
  }
  if (node.fields.size === 0) {
    return leafSchemas[node.row?.type ?? 'any'];
  }
  const shape = Object.fromEntries(
    [...node.fields].map(([name, child]) => {
      const schema = schemaOf(child, open);
      return [name, isRequired(child) ? schema : schema.optional()];
    }),
  );
  const object = open ? z.looseObject(shape) : z.strictObject(shape);
  return node.row?.type === 'string | object' ? z.union([z.string(), object]) : object;
}

/** A list is also required if its entries are required. */
const isRequired = ({ row, each, isList }: KeyNode): boolean =>
  row?.required === true || (isList && each?.row?.required === true);

/** Schema of one kind of file. */
export interface FileSchema {
  schema: z.ZodType;
  /** Returns the accepted keys at a path of the file. */
  acceptedAt(path: readonly PropertyKey[]): string[];
}

/**
 * @param rows the accepted keys
 * @param open whether unknown keys are accepted because another program reads them
 */
export function fileSchema(rows: readonly KeyRow[], open: boolean): FileSchema {
  const tree = treeOf(rows);
  return {
    schema: schemaOf(tree, open),
    acceptedAt: (path) => {
      const node = path.reduce<KeyNode | undefined>(
        (at, key) => at?.each ?? at?.fields.get(String(key)),
        tree,
      );
      return [...(node?.fields.keys() ?? [])];
    },
  };
}
