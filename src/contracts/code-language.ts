import { programmingLanguages, type CodeLanguage } from '@nitric-docs/sample-checks/languages';

export {
  codeLanguageAliases,
  codeLanguageLabel,
  codeLanguageOf,
  codeLanguages,
  isCodeLanguage,
  type CodeLanguage,
} from '@nitric-docs/sample-checks/languages';

/** The languages with a tab, in the order of the tabs. */
export const codeTabLanguages = programmingLanguages;

export type CodeTabLanguage = (typeof codeTabLanguages)[number]['id'];

export function isCodeTabLanguage(value: unknown): value is CodeTabLanguage {
  return codeTabLanguages.some(({ id }) => id === value);
}

export const tabOrderOf = (language: CodeTabLanguage): number =>
  codeTabLanguages.findIndex(({ id }) => id === language);

/** `tsx` and `jsx` samples use the tab of the language that they extend. */
const tabOfDialect: Partial<Record<CodeLanguage, CodeTabLanguage>> = {
  tsx: 'typescript',
  jsx: 'javascript',
};

/** Undefined for a language without a tab, such as `yaml`. */
export function codeTabOf(language: CodeLanguage): CodeTabLanguage | undefined {
  return isCodeTabLanguage(language) ? language : tabOfDialect[language];
}

/** TypeScript and JavaScript replace each other if a sample has only one of them. */
const fallbacks: Partial<Record<CodeTabLanguage, CodeTabLanguage>> = {
  typescript: 'javascript',
  javascript: 'typescript',
};

/** The choices for which a group shows this tab: its language, and the one that it replaces if the group has no tab for that. */
export function choicesServedBy(
  tab: CodeTabLanguage,
  tabs: readonly CodeTabLanguage[],
): CodeTabLanguage[] {
  const other = fallbacks[tab];
  return other && !tabs.includes(other) ? [tab, other] : [tab];
}

/** A highlighted sample. `plugins/markdown/remark-code` creates it, and `features/code` renders it. */
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
  /** ID of the program that readers can run in their browser (plugins/lib/runnable-samples.ts). */
  runnable?: string;
}
