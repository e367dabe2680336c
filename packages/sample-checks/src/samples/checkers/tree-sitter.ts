import fs from 'node:fs';
import { Language, Parser, type Node } from 'web-tree-sitter';
import type { CodeLanguage } from '../../languages';
import type { Diagnostic, LanguageChecker, Sample } from '../contracts';
import { eachSample } from './each-sample';

const VSCODE = '@vscode/tree-sitter-wasm/wasm';

const grammars: Partial<Record<CodeLanguage, string>> = {
  python: `${VSCODE}/tree-sitter-python.wasm`,
  go: `${VSCODE}/tree-sitter-go.wasm`,
  java: `${VSCODE}/tree-sitter-java.wasm`,
  csharp: `${VSCODE}/tree-sitter-c-sharp.wasm`,
  php: `${VSCODE}/tree-sitter-php.wasm`,
  ruby: `${VSCODE}/tree-sitter-ruby.wasm`,
  bash: `${VSCODE}/tree-sitter-bash.wasm`,
  powershell: `${VSCODE}/tree-sitter-powershell.wasm`,
  dart: 'tree-sitter-wasms/out/tree-sitter-dart.wasm',
  kotlin: 'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  makefile: 'tree-sitter-make/tree-sitter-make.wasm',
  bicep: 'tree-sitter-bicep/tree-sitter-bicep.wasm',
};

let initialized: Promise<void> | undefined;
/** The grammar that is being loaded. Grammars that load at the same time overwrite each other's exports. */
let loading: Promise<unknown> = Promise.resolve();
const parsers = new Map<CodeLanguage, Promise<Parser>>();

async function createParser(language: CodeLanguage): Promise<Parser> {
  await (initialized ??= Parser.init());
  const grammar = grammars[language];
  if (grammar === undefined) {
    throw new Error(
      `No tree-sitter grammar for ${language}. Available: ${Object.keys(grammars).join(', ')}.`,
    );
  }
  const bytes = fs.readFileSync(require.resolve(grammar));
  return new Parser().setLanguage(await Language.load(bytes));
}

/** Returns the parser of a language. Each grammar is loaded only once. @throws if the language has no grammar */
export function parserOf(language: CodeLanguage): Promise<Parser> {
  const known = parsers.get(language);
  if (known) {
    return known;
  }
  const parser = loading.then(() => createParser(language));
  loading = parser.catch(() => undefined);
  parsers.set(language, parser);
  return parser;
}

/** Returns only the deepest error nodes, because errors of their parents are consequences. */
function errorNodes(node: Node): Node[] {
  if (!node.hasError && !node.isMissing) {
    return [];
  }
  const deeper = node.children.flatMap((child) => (child ? errorNodes(child) : []));
  return deeper.length > 0 || !(node.isError || node.isMissing) ? deeper : [node];
}

/** Maximum length of quoted code in a message, in characters. */
const QUOTED_LENGTH = 40;

function messageFor(node: Node): string {
  if (node.isMissing) {
    return `${JSON.stringify(node.type)} is missing.`;
  }
  const text = node.text.trim().split('\n')[0] ?? '';
  const quoted = text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}...` : text;
  return quoted ? `unexpected ${JSON.stringify(quoted)}.` : 'the sample is incomplete.';
}

/** @param inspect returns errors other than those of the syntax */
export async function treeDiagnostics(
  sample: Sample,
  inspect: (root: Node) => Diagnostic[] = () => [],
): Promise<Diagnostic[]> {
  const parser = await parserOf(sample.language);
  const tree = parser.parse(`${sample.code}\n`);
  if (!tree) {
    return [];
  }
  const errors = errorNodes(tree.rootNode).map((node) => ({
    line: node.startPosition.row + 1,
    column: node.startPosition.column + 1,
    code: `${sample.language}-syntax`,
    message: messageFor(node),
  }));
  const further = inspect(tree.rootNode);
  tree.delete();
  return [...errors, ...further];
}

export const checker: LanguageChecker = {
  outcome: 'syntax',
  check: (samples) => eachSample(samples, (sample) => treeDiagnostics(sample)),
};
