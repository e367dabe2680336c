/** The languages with a tab, in the order of the tabs. */
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

/** Key of the reader's language in local storage. */
export const CODE_LANGUAGE_STORAGE_KEY = 'nitric.code-language';

/** Languages without a tab, such as configuration, queries, and shells. */
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

/** All languages of fences. */
export const codeLanguages = [...codeTabLanguages, ...otherLanguages] as const;

export type CodeLanguage = (typeof codeLanguages)[number]['id'];

/** Other names of languages in fences. */
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
 * Normalizes the language of a fence: `ts` and `TypeScript` become `typescript`.
 * @returns undefined for an unsupported language
 */
export function codeLanguageOf(name: string): CodeLanguage | undefined {
  const key = name.toLowerCase();
  return isCodeLanguage(key) ? key : Object.hasOwn(aliases, key) ? aliases[key] : undefined;
}

export function isCodeTabLanguage(value: unknown): value is CodeTabLanguage {
  return codeTabLanguages.some(({ id }) => id === value);
}

/** Label of a tab. */
export function codeTabLabel(tab: CodeTabLanguage): string {
  return codeTabLanguages.find(({ id }) => id === tab)?.label ?? tab;
}

/** Label in the header of a sample. Only the build uses it. */
export function codeLanguageLabel(language: CodeLanguage): string {
  return codeLanguages.find(({ id }) => id === language)?.label ?? language;
}

/** `tsx` and `jsx` samples use the tab of the language that they extend. */
const tabOfDialect: Partial<Record<CodeLanguage, CodeTabLanguage>> = {
  tsx: 'typescript',
  jsx: 'javascript',
};

/**
 * The tab of a fence's language.
 * @returns undefined for a language without a tab, such as `yaml`
 */
export function codeTabOf(language: CodeLanguage): CodeTabLanguage | undefined {
  return isCodeTabLanguage(language) ? language : tabOfDialect[language];
}

/** TypeScript and JavaScript replace each other if a sample has only one of them. */
const fallbacks: Partial<Record<CodeTabLanguage, CodeTabLanguage>> = {
  typescript: 'javascript',
  javascript: 'typescript',
};

/**
 * The language choices for which a group shows this tab: its language, and the language that it replaces if the group has no tab for
 * it. The style sheet and src/client/code-groups.ts read them from `data-languages`.
 */
export function choicesServedBy(
  tab: CodeTabLanguage,
  tabs: readonly CodeTabLanguage[],
): CodeTabLanguage[] {
  const other = fallbacks[tab];
  return other && !tabs.includes(other) ? [tab, other] : [tab];
}

/** A highlighted sample. `plugins/markdown/rehype-code` creates it, and `features/code` renders it. */
export interface HighlightedCode {
  lang: CodeLanguage;
  /** File name, from the fence's `title`. */
  title?: string;
  /** Label of the language. Absent if there is a title. */
  label?: string;
  /** Escaped text and spans with the classes of the style sheet. */
  html: string;
  /** The tab of a sample whose language has none, such as a command for projects in Go. From the fence's `tab`. */
  tab?: CodeTabLanguage;
  /** A second tab for the same text, from the fence's `also`. */
  also?: CodeTabLanguage;
  /** Number of the first line. Absent if lines have no numbers. */
  firstLine?: string;
}
