import { isMap, isNode, isScalar, type Document } from 'yaml';
import { cli, type FileKind } from '@nitric-docs/nitric-facts';
import { isBefore, type KeyRow } from '@nitric-docs/nitric-facts';
import { providerIds, providers } from '@nitric-docs/nitric-facts';
import { currentRelease } from '@nitric-docs/nitric-facts/releases';
import { isRequired, keyTreeOf, valueSchemaOf, type KeyNode } from './key-tree';

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

function providerRule(provider: unknown): ProviderRule {
  if (typeof provider !== 'string' || provider.startsWith('docker://')) {
    return generic();
  }
  const [, organization, name = '', release = ''] = PROVIDER.exec(provider) ?? [];
  if (organization === undefined) {
    return generic(
      `invalid provider "${provider}". Accepted: <organization>/<name>@<release>, such as nitric/aws@${currentRelease.providers}, or docker://<image>.`,
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

type Path = readonly string[];

/** What is wrong with the value at a path, or with the key itself. */
interface Finding {
  path: Path;
  isKey?: true;
  message: string;
}

/** Compares a value and what it contains with the accepted keys. */
function findingsIn(value: unknown, node: KeyNode, rule: ProviderRule, path: Path): Finding[] {
  const { error } = valueSchemaOf(node).safeParse(value);
  if (error) {
    return error.issues.map((issue) => {
      const place = [...path, ...issue.path.map(String)];
      return { path: place, message: `"${place.join('.')}": ${issue.message}.` };
    });
  }
  const entries = value instanceof Object ? Object.entries(value) : [];
  const { each, fields } = node;
  if (each) {
    return entries.flatMap(([key, item]) => findingsIn(item, each, rule, [...path, key]));
  }
  if (fields.size === 0 || typeof value === 'string') {
    return [];
  }
  const missing = [...fields].filter(
    ([key, child]) => isRequired(child) && !entries.some(([name]) => name === key),
  );
  return [
    ...entries.flatMap(([key, item]): Finding[] => {
      const child = fields.get(key);
      const place = [...path, key];
      if (child) {
        return findingsIn(item, child, rule, place);
      }
      const message = messageForKey(place, [...fields.keys()], rule.later);
      return rule.open ? [] : [{ path: place, isKey: true, message }];
    }),
    ...missing.map(([key]) => {
      const place = [...path, key];
      return { path: place, message: `"${place.join('.')}" is required.` };
    }),
  ];
}

function messageForKey(path: Path, keys: readonly string[], later: readonly KeyRow[]): string {
  const dotted = path.join('.');
  const laterKey = later.find((row) => row.key === dotted || row.key.startsWith(`${dotted}.`));
  const accepted = keys.join(', ');
  return laterKey
    ? `"${dotted}" requires provider release ${laterKey.since}. Accepted in this release: ${accepted}.`
    : `unknown key "${path.at(-1)}". Accepted here: ${accepted}.`;
}

const nodeAt = (document: Document, path: Path): unknown =>
  path.length === 0 ? document.contents : document.getIn(path, true);

/** Offset of a key or a value, or of its closest existing parent if the value is missing. */
function offsetOf(document: Document, { path, isKey }: Omit<Finding, 'message'>): number {
  const parent = nodeAt(document, path.slice(0, -1));
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const node = isKey ? pair?.key : nodeAt(document, path);
  if (isNode(node) && node.range) {
    return node.range[0];
  }
  return path.length === 0 ? 0 : offsetOf(document, { path: path.slice(0, -1) });
}

export function validateNitricFile(kind: FileKind, document: Document): FileDiagnostic[] {
  const rule = ruleFor(kind, document);
  const { rows, problem } = rule;
  return [
    ...(problem === undefined ? [] : [{ path: ['provider'], message: problem }]),
    ...findingsIn(document.toJS(), keyTreeOf(rows), rule, []),
  ].map((finding) => ({
    offset: offsetOf(document, finding),
    code: `nitric-${kind}`,
    message: finding.message,
  }));
}
