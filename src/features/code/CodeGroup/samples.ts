import { Children, isValidElement, type ReactNode } from 'react';
import {
  choicesServedBy,
  codeTabLanguages,
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

export interface CodeTabs {
  samples: HighlightedCode[];
  /** At least one, in the order of `codeTabLanguages`. */
  tabs: CodeTab[];
}

/** Under the JavaScript tab, a TypeScript file gets a JavaScript file name. */
const titleUnder = (language: CodeTabLanguage, title: string): string =>
  language === 'javascript' ? title.replace(/\.ts(x?)$/, '.js$1') : title;

/** Reads the code fences inside a group. `plugins/markdown/remark-code` has already checked those of pages, so errors are about components. */
export function readSamples(children: ReactNode): CodeTabs {
  const samples = Children.toArray(children)
    .filter((child) => isValidElement<HighlightedCode>(child))
    .map(({ props }) => props);
  if (samples.length === 0) {
    throw new Error('<CodeGroup> is empty. Add one code fence for each language.');
  }
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

function languagesOf({ lang, tab = codeTabOf(lang), also }: HighlightedCode): CodeTabLanguage[] {
  if (!tab) {
    const accepted = codeTabLanguages.map(({ id }) => id).join(', ');
    throw new Error(`<CodeGroup>: language "${lang}" has no tab. Use one of these: ${accepted}.`);
  }
  return also ? [tab, also] : [tab];
}
