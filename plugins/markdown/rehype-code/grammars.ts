import fs from 'node:fs';
import { compileFunction } from 'node:vm';
import { Prism } from 'prism-react-renderer';
import type { CodeLanguage } from '../../../src/contracts/code-language';
import { prismaGrammar } from './prisma-grammar';

/** Grammars that prism-react-renderer leaves out, each after the ones that it builds on. */
const components = [
  'java',
  'markup-templating',
  'php',
  'csharp',
  'dart',
  'ruby',
  'bash',
  'powershell',
  'toml',
  'hcl',
  'docker',
  'protobuf',
  'bicep',
  'makefile',
  'diff',
] as const;

/**
 * Adds a grammar of the `prismjs` package. Its files are scripts that expect a global named `Prism`: each is run with
 * the tokenizer as an argument instead, so that no global is left behind and no module cache can lose a language.
 */
function loadComponent(name: (typeof components)[number]): void {
  const file = require.resolve(`prismjs/components/prism-${name}.js`);
  compileFunction(fs.readFileSync(file, 'utf8'), ['Prism'], { filename: file })(Prism);
}

components.forEach(loadComponent);
Prism.languages.prisma = prismaGrammar;

/** A name in capitals and small letters is a class or a type: Prism's own grammars don't say so where it is used. */
const typeName = { pattern: /\b[A-Z]\w*[a-z]\w*\b/, alias: 'class-name' };

Prism.languages.insertBefore('python', 'number', {
  'type-name': typeName,
  call: { pattern: /\b[a-z_]\w*(?=\()/, alias: 'function' },
});
Prism.languages.insertBefore('javascript', 'operator', { 'type-name': typeName });
Prism.languages.insertBefore('typescript', 'operator', { 'type-name': typeName });

/** Languages that Prism knows under another name. */
const prismNames: Partial<Record<CodeLanguage, string>> = { html: 'markup', mdx: 'markdown' };

/**
 * Splits code into Prism's tokens. Runs the hooks of a highlight, because the grammar of PHP needs them.
 * @throws when the tokenizer has no grammar for an accepted language
 */
export function tokenize(code: string, language: CodeLanguage): Prism.TokenStream {
  if (language === 'text') {
    return code;
  }
  const name = prismNames[language] ?? language;
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new Error(`plugins/markdown/rehype-code/grammars.ts loads no grammar for "${language}".`);
  }
  const environment = { code, grammar, language: name, tokens: [] as (string | Prism.Token)[] };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
