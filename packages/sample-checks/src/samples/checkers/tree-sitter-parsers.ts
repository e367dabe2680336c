import fs from 'node:fs';
import { Language, Parser, type Node } from 'web-tree-sitter';
import type { CodeLanguage } from '../../languages';

const VSCODE = '@vscode/tree-sitter-wasm/wasm';

/** WebAssembly files of the grammars. */
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
export function errorNodes(node: Node): Node[] {
  if (!node.hasError && !node.isMissing) {
    return [];
  }
  const deeper = node.children.flatMap((child) => (child ? errorNodes(child) : []));
  return deeper.length > 0 || !(node.isError || node.isMissing) ? deeper : [node];
}
