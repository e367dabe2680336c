import fs from 'node:fs';
import { Language, Parser } from 'web-tree-sitter';
import type { CodeLanguage } from '../../../../src/contracts/code-language';

/** WebAssembly files of the grammars. */
const grammars: Partial<Record<CodeLanguage, string>> = {
  python: '@vscode/tree-sitter-wasm/wasm/tree-sitter-python.wasm',
  go: '@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm',
  java: '@vscode/tree-sitter-wasm/wasm/tree-sitter-java.wasm',
  csharp: '@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm',
  php: '@vscode/tree-sitter-wasm/wasm/tree-sitter-php.wasm',
  ruby: '@vscode/tree-sitter-wasm/wasm/tree-sitter-ruby.wasm',
  bash: '@vscode/tree-sitter-wasm/wasm/tree-sitter-bash.wasm',
  powershell: '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
  dart: 'tree-sitter-wasms/out/tree-sitter-dart.wasm',
  kotlin: 'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  makefile: 'tree-sitter-make/tree-sitter-make.wasm',
  bicep: 'tree-sitter-bicep/tree-sitter-bicep.wasm',
};

/** The packages that the grammars and their runtime come from. */
export const grammarPackages = [
  'web-tree-sitter',
  '@vscode/tree-sitter-wasm',
  'tree-sitter-wasms',
  'tree-sitter-make',
  'tree-sitter-bicep',
] as const;

let ready: Promise<void> | undefined;
const parsers = new Map<CodeLanguage, Promise<Parser>>();

async function createParser(language: CodeLanguage): Promise<Parser> {
  ready ??= Parser.init();
  await ready;
  const grammar = grammars[language];
  if (grammar === undefined) {
    throw new Error(
      `No tree-sitter grammar for ${language}. Available: ${Object.keys(grammars).join(', ')}.`,
    );
  }
  const bytes = fs.readFileSync(require.resolve(grammar));
  return new Parser().setLanguage(await Language.load(bytes));
}

/**
 * Returns the parser of a language. Each grammar is loaded only once per process.
 * @throws if there is no grammar for the language
 */
export function parserFor(language: CodeLanguage): Promise<Parser> {
  const parser = parsers.get(language) ?? createParser(language);
  parsers.set(language, parser);
  return parser;
}
