import { Children, isValidElement, type ReactNode } from 'react';
import {
  choicesServedBy,
  codeTabOf,
  tabOrderOf,
  type CodeTabLanguage,
  type HighlightedCode,
} from '../../../contracts/code-language';

export interface CodeTab {
  language: CodeTabLanguage;
  /** The chosen languages that select this tab. */
  choices: CodeTabLanguage[];
  /** The index of the sample in `samples`. Two tabs share it if the sample has an `also` language. */
  sample: number;
  title?: string;
}

/** Under the JavaScript tab, a TypeScript file gets a JavaScript file name. */
const titleUnder = (language: CodeTabLanguage, title: string): string =>
  language === 'javascript' ? title.replace(/\.ts(x?)$/, '.js$1') : title;

/** Reads the code fences inside a group, with the tabs in their order. `plugins/markdown/remark-code` has checked the fences. */
export function readSamples(children: ReactNode): { samples: HighlightedCode[]; tabs: CodeTab[] } {
  const samples = Children.toArray(children)
    .filter((child) => isValidElement<HighlightedCode>(child))
    .map(({ props }) => props);
  const found = samples.flatMap((sample, index) =>
    languagesOf(sample).map((language) => ({ language, sample: index, title: sample.title })),
  );
  const languages = found.map(({ language }) => language);
  const tabs = found.map(({ language, sample, title }): CodeTab => ({
    language,
    choices: choicesServedBy(language, languages),
    sample,
    ...(title === undefined ? {} : { title: titleUnder(language, title) }),
  }));
  return { samples, tabs: tabs.sort((a, b) => tabOrderOf(a.language) - tabOrderOf(b.language)) };
}

const languagesOf = ({ lang, tab = codeTabOf(lang), also }: HighlightedCode): CodeTabLanguage[] =>
  [tab, also].filter((language) => language !== undefined);
