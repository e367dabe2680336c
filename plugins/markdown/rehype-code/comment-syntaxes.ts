import type { CodeLanguage } from '../../../src/contracts/code-language';

/** Regular expressions for the text before and after a comment that takes a whole line. */
const syntaxes = {
  slashes: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  jsx: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  dashes: ['--', ''],
  html: ['<!--', '-->'],
} as const satisfies Record<string, readonly [before: string, after: string]>;

type Syntax = keyof typeof syntaxes;

const slashed: readonly Syntax[] = ['slashes', 'block'];
const hashed: readonly Syntax[] = ['hash'];

/** The comment syntax of each language. Comments in other syntaxes are kept, for example in MDX samples. */
const syntaxesOf = {
  typescript: slashed,
  javascript: slashed,
  tsx: [...slashed, 'jsx'],
  jsx: [...slashed, 'jsx'],
  go: slashed,
  dart: slashed,
  java: slashed,
  kotlin: slashed,
  csharp: slashed,
  php: [...slashed, 'hash'],
  protobuf: slashed,
  prisma: slashed,
  bicep: slashed,
  json: slashed,
  css: ['block'],
  hcl: [...slashed, 'hash'],
  python: hashed,
  ruby: hashed,
  bash: hashed,
  powershell: hashed,
  yaml: hashed,
  toml: hashed,
  docker: hashed,
  makefile: hashed,
  graphql: hashed,
  sql: ['dashes', 'block'],
  html: ['html'],
  mdx: ['jsx', 'html'],
  diff: [],
  text: [],
} as const satisfies Record<CodeLanguage, readonly Syntax[]>;

/** The text of a line that contains only a comment. Empty for other lines. */
export function commentIn(line: string, language: CodeLanguage): string {
  for (const syntax of syntaxesOf[language]) {
    const [before, after] = syntaxes[syntax];
    const text = new RegExp(`^\\s*${before}\\s*(.*?)\\s*${after}\\s*$`).exec(line)?.[1];
    if (text !== undefined) {
      return text;
    }
  }
  return '';
}
