import * as z from 'zod';
import { cli, type KeyRow, type KeyType } from '@nitric-docs/nitric-facts';

/** A key and its nested keys. */
export interface KeyNode {
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

export function keyTreeOf(rows: readonly KeyRow[]): KeyNode {
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

const object = z.record(z.string(), z.unknown());

const valueSchemas: Readonly<Record<KeyType, z.ZodType>> = {
  string: z.string(),
  boolean: z.boolean(),
  integer: z.int(),
  number: z.number(),
  object,
  any: z.unknown(),
  'string | object': z.union([z.string(), object]),
  'list of strings': z.array(z.string()),
  'map of strings': z.record(z.string(), z.string()),
  'map of integers': z.record(z.string(), z.int()),
  'DELETE | ABANDON': z.enum(['DELETE', 'ABANDON']),
  'preview features': z.array(
    z.enum(previewFeatures, { error: ({ input }) => previewFeatureError(input) }),
  ),
};

/** The schema of the value of a key, without that of nested keys. */
export function valueSchemaOf({ row, fields, each, isList }: KeyNode): z.ZodType {
  if (each) {
    return isList ? z.array(z.unknown()) : object;
  }
  const type = row?.type ?? 'any';
  return fields.size > 0 && type !== 'string | object' ? object : valueSchemas[type];
}

/** A list is also required if its entries are required. */
export const isRequired = ({ row, each, isList }: KeyNode): boolean =>
  row?.required === true || (isList && each?.row?.required === true);
