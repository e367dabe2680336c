import type { CodeLanguage } from '../../../src/contracts/code-language';
import { highlight, type LineOptions } from './highlight';

/** A sample as readers see it. */
export interface Sample {
  code: string;
  lang: CodeLanguage;
  options: LineOptions;
}

/** Highlights the samples of a page. */
export function highlightAll(samples: readonly Sample[]): string[] {
  return samples.map(({ code, lang, options }) => highlight(code, lang, options));
}
