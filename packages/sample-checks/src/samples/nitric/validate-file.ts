import { isMap, isNode, isScalar, type Document } from 'yaml';
import type * as z from 'zod';
import { cli, type FileKind } from '@nitric-docs/nitric-facts';
import { isBefore, type KeyRow } from '@nitric-docs/nitric-facts';
import { providerIds, providers, providersRelease } from '@nitric-docs/nitric-facts';
import { fileSchema, type FileSchema } from './schema';

/** An error at an offset in a file. */
interface FileDiagnostic {
  offset: number;
  code: string;
  message: string;
}

/** Examples: `nitric/aws@1.27.5`, `acme/vault@2.0.0`, `nitric/gcp@latest`. */
const PROVIDER = /^([\w-]+)\/([\w-]+)@(latest|\d+\.\d+\.\d+)$/;

/** The release number of development builds, which accept every key. */
const DEVELOPMENT_RELEASE = '0.0.1';

/** The keys that the provider of a stack file accepts. */
interface ProviderRule {
  rows: readonly KeyRow[];
  /** Whether unknown keys are accepted because another program also reads the file. */
  open: boolean;
  /** Keys that require a later release. */
  later: readonly KeyRow[];
  problem?: string;
}

const generic = (problem?: string): ProviderRule => ({
  rows: cli.files.stack.keys,
  open: true,
  later: [],
  ...(problem === undefined ? {} : { problem }),
});

function releaseProblem(release: string): string | undefined {
  return release.startsWith('0.') && release !== DEVELOPMENT_RELEASE
    ? `unsupported provider release ${release}. Version 1 of the CLI requires 1.0.0 or later.`
    : undefined;
}

function ownProviderRule(name: string, release: string): ProviderRule {
  const id = providerIds.find((known) => known === name);
  if (id === undefined) {
    return generic(`unknown provider "nitric/${name}". Accepted: ${providerIds.join(', ')}.`);
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

/** Selects the keys of a stack file by provider and release. */
function providerRule(provider: unknown): ProviderRule {
  if (typeof provider !== 'string' || provider.startsWith('docker://')) {
    return generic();
  }
  const [, organization, name = '', release = ''] = PROVIDER.exec(provider) ?? [];
  if (organization === undefined) {
    return generic(
      `invalid provider "${provider}". Accepted: <organization>/<name>@<release>, such as nitric/aws@${providersRelease}, or docker://<image>.`,
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

/** Offset of a value, or of its closest existing parent if the value is missing. */
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
  const laterKey = later.find((row) => row.key === dotted || row.key.startsWith(`${dotted}.`));
  const accepted = acceptedAt(path).join(', ');
  return laterKey
    ? `"${dotted}" requires provider release ${laterKey.since}. Accepted in this release: ${accepted}.`
    : `unknown key "${key}". Accepted here: ${accepted}.`;
}

/** Replaces the error of a union with the errors of the member that matches the type of the value. */
function unwrapUnion(issue: z.core.$ZodIssue): { issue: z.core.$ZodIssue; path: PropertyKey[] }[] {
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
 * Validates the keys and values of a project, stack, or local file.
 * @returns the errors, with the accepted keys
 */
export function validateNitricFile(kind: FileKind, document: Document): FileDiagnostic[] {
  const { rows, open, later, problem } = ruleFor(kind, document);
  const code = `nitric-${kind}`;
  const file = fileSchema(rows, open);
  const result = file.schema.safeParse(document.toJS());
  const diagnostics = (result.success ? [] : result.error.issues).flatMap(unwrapUnion);
  return [
    ...(problem === undefined
      ? []
      : [{ offset: offsetOf(document, ['provider']), code, message: problem }]),
    ...diagnostics.flatMap(({ issue, path }) =>
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
