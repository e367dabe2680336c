export const programmingLanguages = [
  { id: 'typescript', label: 'TypeScript' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'python', label: 'Python' },
  { id: 'go', label: 'Go' },
  { id: 'dart', label: 'Dart' },
  { id: 'java', label: 'Java' },
  { id: 'kotlin', label: 'Kotlin' },
  { id: 'csharp', label: 'C#' },
  { id: 'php', label: 'PHP' },
  { id: 'ruby', label: 'Ruby' },
] as const;

/** Other languages, such as configuration, queries, and shells. */
const otherLanguages = [
  { id: 'jsx', label: 'JSX' },
  { id: 'tsx', label: 'TSX' },
  { id: 'bash', label: 'Shell' },
  { id: 'powershell', label: 'PowerShell' },
  { id: 'yaml', label: 'YAML' },
  { id: 'json', label: 'JSON' },
  { id: 'toml', label: 'TOML' },
  { id: 'hcl', label: 'HCL' },
  { id: 'docker', label: 'Dockerfile' },
  { id: 'sql', label: 'SQL' },
  { id: 'graphql', label: 'GraphQL' },
  { id: 'prisma', label: 'Prisma' },
  { id: 'protobuf', label: 'Protocol Buffers' },
  { id: 'bicep', label: 'Bicep' },
  { id: 'makefile', label: 'Makefile' },
  { id: 'html', label: 'HTML' },
  { id: 'css', label: 'CSS' },
  { id: 'mdx', label: 'MDX' },
  { id: 'diff', label: 'Diff' },
  { id: 'text', label: 'Text' },
] as const;

export const codeLanguages = [...programmingLanguages, ...otherLanguages] as const;

export type CodeLanguage = (typeof codeLanguages)[number]['id'];

export const codeLanguageAliases = {
  ts: 'typescript',
  js: 'javascript',
  mjs: 'javascript',
  py: 'python',
  golang: 'go',
  kt: 'kotlin',
  cs: 'csharp',
  'c#': 'csharp',
  rb: 'ruby',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  ps1: 'powershell',
  yml: 'yaml',
  tf: 'hcl',
  terraform: 'hcl',
  dockerfile: 'docker',
  gql: 'graphql',
  proto: 'protobuf',
  make: 'makefile',
  md: 'mdx',
  markdown: 'mdx',
  txt: 'text',
} as const satisfies Record<string, CodeLanguage>;

const aliases: Readonly<Record<string, CodeLanguage>> = codeLanguageAliases;

export function isCodeLanguage(value: string): value is CodeLanguage {
  return codeLanguages.some(({ id }) => id === value);
}

/** Normalizes the language of a fence: `ts` becomes `typescript`. Undefined if it isn't supported. */
export function codeLanguageOf(name: string): CodeLanguage | undefined {
  const key = name.toLowerCase();
  return isCodeLanguage(key) ? key : Object.hasOwn(aliases, key) ? aliases[key] : undefined;
}

export function codeLanguageLabel(language: CodeLanguage): string {
  return codeLanguages.find(({ id }) => id === language)?.label ?? language;
}
