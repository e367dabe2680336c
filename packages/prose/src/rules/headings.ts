import type { TextlintRuleModule } from '@textlint/types';
import { childrenOf, readableText } from './node-text';
import { properNouns } from '../proper-nouns';

/** A capitalized word. Names with more capitals or digits, such as `GitHub` and `OIDC`, are accepted everywhere. */
const CAPITALIZED = /^[A-Z][a-z]+(?:'s)?$/;

const known = new Set(properNouns.flatMap((name) => name.split(' ')));

/** The words of a heading that aren't in sentence case. A word after a colon or a period can be capitalized. */
function capitalizedWords(heading: string): string[] {
  const words = heading.split(/\s+/).filter(Boolean);
  return words.filter((word, index) => {
    const before = words[index - 1];
    const bare = word.replace(/[,:.?!]+$/, '');
    const isFirst = before === undefined || /[:.?!]$/.test(before);
    return !isFirst && CAPITALIZED.test(bare) && !known.has(bare.replace(/'s$/, ''));
  });
}

export const headings: TextlintRuleModule = ({ Syntax, RuleError, report }) => ({
  [Syntax.Header]: (node) => {
    const text = childrenOf(node)
      .map((child) => (child.type === 'Code' ? 'code' : readableText(child)))
      .join('');
    const words = capitalizedWords(text);
    if (words.length > 0) {
      const message = `the heading isn't in sentence case: ${words.join(', ')}. Write ${words.map((word) => word.toLowerCase()).join(', ')}, or add the name to packages/prose/src/proper-nouns.ts.`;
      report(node, new RuleError(message));
    }
  },
});
