/** The languages that code tabs offer, in the order of the tabs. */
export const codeTabLanguages = [
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

export type CodeTabLanguage = (typeof codeTabLanguages)[number]['id'];

/** Where the reader's choice of language is kept, across blocks, pages and visits. */
export const CODE_LANGUAGE_STORAGE_KEY = 'nitric.code-language';

/** Languages of fences that are never a tab: configuration, queries, shells and plain text. */
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

/** Every language that a fence may name. */
export const codeLanguages = [...codeTabLanguages, ...otherLanguages] as const;

export type CodeLanguage = (typeof codeLanguages)[number]['id'];

/** Other names that a fence may use for a language. */
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

/**
 * Brings what a fence says to one id: `ts` and `TypeScript` are `typescript`.
 * @returns undefined for a language that is not accepted
 */
export function codeLanguageOf(name: string): CodeLanguage | undefined {
  const key = name.toLowerCase();
  return isCodeLanguage(key) ? key : Object.hasOwn(aliases, key) ? aliases[key] : undefined;
}

export function isCodeTabLanguage(value: unknown): value is CodeTabLanguage {
  return codeTabLanguages.some(({ id }) => id === value);
}

/** How a language is called on its tab. */
export function codeTabLabel(tab: CodeTabLanguage): string {
  return codeTabLanguages.find(({ id }) => id === tab)?.label ?? tab;
}

/** How a language is called in the header of a panel. The build asks: browsers need no names but those of tabs. */
export function codeLanguageLabel(language: CodeLanguage): string {
  return codeLanguages.find(({ id }) => id === language)?.label ?? language;
}

/** `tsx` and `jsx` samples stand under the tab of the language that they extend. */
const tabOfDialect: Partial<Record<CodeLanguage, CodeTabLanguage>> = {
  tsx: 'typescript',
  jsx: 'javascript',
};

/**
 * The tab that a fence's language belongs to.
 * @returns undefined for a language that is never a tab, such as `yaml`
 */
export function codeTabOf(language: CodeLanguage): CodeTabLanguage | undefined {
  return isCodeTabLanguage(language) ? language : tabOfDialect[language];
}

/** TypeScript and JavaScript stand in for each other where a sample has only one of them. */
const standIns: Partial<Record<CodeTabLanguage, CodeTabLanguage>> = {
  typescript: 'javascript',
  javascript: 'typescript',
};

/**
 * The chosen languages for which a group shows this tab: its own, and the one that it stands in for when the group
 * lacks that. The style sheet and src/client/code-groups.ts read it from `data-languages`.
 */
export function choicesServedBy(
  tab: CodeTabLanguage,
  tabs: readonly CodeTabLanguage[],
): CodeTabLanguage[] {
  const other = standIns[tab];
  return other && !tabs.includes(other) ? [tab, other] : [tab];
}

/** What `plugins/markdown/rehype-code` makes of a fence and `features/code` shows. */
export interface HighlightedCode {
  lang: CodeLanguage;
  /** The file's name, from the fence's `title`. */
  title?: string;
  /** How the language is called; a sample with a title has none. */
  label?: string;
  /** The highlighted lines: escaped text and `span`s with the classes of the style sheet. */
  html: string;
  /** A second tab for the same text, from the fence's `also`. */
  also?: CodeTabLanguage;
  /** Number of the first line; absent when lines carry no numbers. */
  firstLine?: number;
}
