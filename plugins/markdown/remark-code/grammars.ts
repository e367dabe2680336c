import fs from 'node:fs';
import { compileFunction } from 'node:vm';
import { Prism } from 'prism-react-renderer';
import type { CodeLanguage } from '../../../src/contracts/code-language';
import { prismaGrammar } from './prisma-grammar';

/** Grammars that prism-react-renderer doesn't include, in the order of their dependencies. */
const components =
  'java markup-templating php csharp dart ruby bash powershell toml hcl docker protobuf bicep makefile diff'.split(
    ' ',
  );

/**
 * Adds a grammar of the `prismjs` package. Its files expect a global named `Prism`, so each one runs as a function with that
 * parameter. This avoids the global and doesn't depend on the module cache.
 */
function loadComponent(name: string): void {
  const file = require.resolve(`prismjs/components/prism-${name}.js`);
  compileFunction(fs.readFileSync(file, 'utf8'), ['Prism'], { filename: file })(Prism);
}

components.forEach(loadComponent);
Prism.languages.prisma = prismaGrammar;

/** A capitalized name is a class or a type. Prism's grammars only match it where it is declared. */
const typeName = { pattern: /\b[A-Z]\w*[a-z]\w*\b/, alias: 'class-name' };

Prism.languages.insertBefore('python', 'number', {
  'type-name': typeName,
  call: { pattern: /\b[a-z_]\w*(?=\()/, alias: 'function' },
});
Prism.languages.insertBefore('javascript', 'operator', { 'type-name': typeName });
Prism.languages.insertBefore('typescript', 'operator', { 'type-name': typeName });

/** Languages with a different name in Prism. */
const prismNames: Partial<Record<CodeLanguage, string>> = { html: 'markup', mdx: 'markdown' };

/** Splits code into Prism's tokens. It runs Prism's hooks, because the PHP grammar requires them. */
export function tokenize(code: string, language: CodeLanguage): Prism.TokenStream {
  if (language === 'text') {
    return code;
  }
  const name = prismNames[language] ?? language;
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new Error(
      `plugins/markdown/remark-code/grammars.ts has no grammar for "${language}". Add it to the list of components.`,
    );
  }
  const environment = { code, grammar, language: name, tokens: [] as (string | Prism.Token)[] };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
