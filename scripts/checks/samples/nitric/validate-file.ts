import { isMap, isNode, isScalar, type Document } from 'yaml';
import type * as z from 'zod';
import { cli, type FileKind } from '../../../../src/config/data/cli-data';
import { isBefore, type KeyRow } from '../../../../src/config/data/key-rows';
import { providerIds, providers } from '../../../../src/config/data/provider-data';
import { fileSchema, type FileSchema } from './schema';

/** What is wrong in a file, at an offset of its text. */
export interface FileRemark {
  offset: number;
  code: string;
  message: string;
}

/** `nitric/aws@1.13.0`, `acme/vault@2.0.0`, `nitric/gcp@latest`. */
const PROVIDER = /^([\w-]+)\/([\w-]+)@(latest|\d+\.\d+\.\d+)$/;

/** The release that providers under development call themselves; it has every key. */
const DEVELOPMENT_RELEASE = '0.0.1';

/** What the provider of a stack file accepts. */
interface ProviderRule {
  rows: readonly KeyRow[];
  /** Another program reads the file too: keys that aren't listed may be its own. */
  open: boolean;
  /** Known keys that arrive with a later release. */
  later: readonly KeyRow[];
  problem?: string;
}

const generic = (problem?: string): ProviderRule => ({
  rows: cli.files.stack.keys,
  open: true,
  later: [],
  ...(problem === undefined ? {} : { problem }),
});

/** What is wrong with a release of a provider of Nitric's own. */
function releaseProblem(release: string): string | undefined {
  return release.startsWith('0.') && release !== DEVELOPMENT_RELEASE
    ? `The CLI refuses release ${release}: version 1 needs providers from 1.0.0 on.`
    : undefined;
}

function ownProviderRule(name: string, release: string): ProviderRule {
  const id = providerIds.find((known) => known === name);
  if (id === undefined) {
    return generic(`nitric has no provider "${name}". Accepted: ${providerIds.join(', ')}.`);
  }
  const problem = releaseProblem(release);
  if (problem !== undefined) {
    return generic(problem);
  }
  const { keys } = providers[id];
  const hasAll = release === 'latest' || release === DEVELOPMENT_RELEASE;
  const isLater = ({ since }: KeyRow): boolean =>
    !hasAll && since !== undefined && isBefore(release, since);
  return { rows: keys.filter((row) => !isLater(row)), open: false, later: keys.filter(isLater) };
}

/** Provider and release select the keys of a stack file. */
function providerRule(provider: unknown): ProviderRule {
  if (typeof provider !== 'string' || provider.startsWith('docker://')) {
    return generic();
  }
  const [, organization, name = '', release = ''] = PROVIDER.exec(provider) ?? [];
  if (organization === undefined) {
    return generic(
      `"${provider}" is no provider. Accepted: <organization>/<name>@<release>, such as nitric/aws@1.13.0, or docker://<image>.`,
    );
  }
  return organization === 'nitric' ? ownProviderRule(name, release) : generic();
}

function ruleFor(kind: FileKind, document: Document): ProviderRule {
  if (kind === 'stack') {
    return providerRule(document.get('provider'));
  }
  return { rows: cli.files[kind].keys, open: kind === 'stackV0', later: [] };
}

/** Where a value starts; where its parent does when it is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      return node.range[0];
    }
  }
  return document.contents?.range?.[0] ?? 0;
}

function offsetOfKey(document: Document, path: readonly PropertyKey[], key: string): number {
  const parent = path.length === 0 ? document.contents : document.getIn([...path], true);
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  return (isScalar(pair?.key) && pair.key.range?.[0]) || offsetOf(document, path);
}

function messageForKey(
  key: string,
  path: readonly PropertyKey[],
  { acceptedAt }: FileSchema,
  later: readonly KeyRow[],
): string {
  const dotted = [...path, key].join('.');
  const coming = later.find((row) => row.key === dotted || row.key.startsWith(`${dotted}.`));
  const accepted = acceptedAt(path).join(', ');
  return coming
    ? `"${dotted}" needs release ${coming.since} of the provider. Accepted in this one: ${accepted}.`
    : `unknown key "${key}". Accepted here: ${accepted}.`;
}

/** Of a union that matched nothing, what is wrong with the kind of value that is there. */
function innermost(issue: z.core.$ZodIssue): { issue: z.core.$ZodIssue; path: PropertyKey[] }[] {
  if (issue.code !== 'invalid_union') {
    return [{ issue, path: issue.path }];
  }
  const closest = issue.errors.find((errors) =>
    errors.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  );
  return closest
    ? closest.map((inner) => ({ issue: inner, path: [...issue.path, ...inner.path] }))
    : [{ issue, path: issue.path }];
}

/**
 * Checks a project file, a stack file or a local file: every key and every type of value.
 * @returns what is wrong, with the accepted keys
 */
export function validateNitricFile(kind: FileKind, document: Document): FileRemark[] {
  const { rows, open, later, problem } = ruleFor(kind, document);
  const code = `nitric-${kind}`;
  const file = fileSchema(rows, open);
  const result = file.schema.safeParse(document.toJS());
  const remarks = (result.success ? [] : result.error.issues).flatMap(innermost);
  return [
    ...(problem === undefined
      ? []
      : [{ offset: offsetOf(document, ['provider']), code, message: problem }]),
    ...remarks.flatMap(({ issue, path }) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            offset: offsetOfKey(document, path, key),
            code,
            message: messageForKey(key, path, file, later),
          }))
        : [
            {
              offset: offsetOf(document, path),
              code,
              message: `"${path.join('.')}": ${issue.message}.`,
            },
          ],
    ),
  ];
}
