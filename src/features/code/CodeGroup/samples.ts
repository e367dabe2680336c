import { Children, isValidElement, type ReactNode } from 'react';
import {
  choicesServedBy,
  codeTabLanguages,
  codeTabOf,
  type CodeTabLanguage,
  type HighlightedCode,
} from '../../../contracts/code-language';

/** One tab of a group, and the sample that it shows. */
export interface CodeTab {
  language: CodeTabLanguage;
  /** The chosen languages for which this tab is the one to show. */
  choices: CodeTabLanguage[];
  /** The sample's place in `samples`; two tabs of one sample (`also`) share it. */
  sample: number;
  /** The file's name under this tab. */
  title?: string;
}

export interface CodeTabs {
  samples: HighlightedCode[];
  /** At least one, in the order of `codeTabLanguages`. */
  tabs: CodeTab[];
}

const orderOf = (language: CodeTabLanguage): number =>
  codeTabLanguages.findIndex(({ id }) => id === language);

/** TypeScript that runs as JavaScript is shown as a JavaScript file. */
const titleUnder = (language: CodeTabLanguage, title: string): string =>
  language === 'javascript' ? title.replace(/\.ts(x?)$/, '.js$1') : title;

/**
 * Reads the fences inside a group.
 * @throws when there are none, or one is of a language that is no tab. The build has checked pages (`plugins/markdown/rehype-code`
 * names the file and the line); this is for uses in code.
 */
export function readSamples(children: ReactNode): CodeTabs {
  const samples = Children.toArray(children)
    .filter((child) => isValidElement<HighlightedCode>(child))
    .map(({ props }) => props);
  if (samples.length === 0) {
    throw new Error('<CodeGroup> is empty. It takes code fences, one a language.');
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
  return { samples, tabs: tabs.sort((a, b) => orderOf(a.language) - orderOf(b.language)) };
}

function languagesOf({ lang, also }: HighlightedCode): CodeTabLanguage[] {
  const tab = codeTabOf(lang);
  if (!tab) {
    const accepted = codeTabLanguages.map(({ id }) => id).join(', ');
    throw new Error(`<CodeGroup>: "${lang}" is no language of a tab. Accepted: ${accepted}.`);
  }
  return also ? [tab, also] : [tab];
}
