import type { CodeLanguage } from '../../../src/contracts/code-language';

/** The ways to write a comment that fills a line: what stands before and after its text, as regular expressions. */
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

/** The comments of each language. A sample of MDX can so show the comments of other languages as they are. */
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

/** The text of a line that is nothing but a comment of the language; empty for any other line. */
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
