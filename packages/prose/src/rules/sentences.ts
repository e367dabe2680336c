import type { TxtNode } from '@textlint/ast-node-types';
import type { TextlintRuleModule } from '@textlint/types';
import { split } from 'sentence-splitter';
import { readableText, wordsIn } from './node-text';

const MAX_WORDS = 35;

function problemsOf(text: string): string[] {
  // Splitting takes long.
  if (wordsIn(text).length <= MAX_WORDS && !text.includes(';')) {
    return [];
  }
  const sentences = split(text).filter(({ type }) => type === 'Sentence');
  return sentences.flatMap(({ raw }) => {
    const count = wordsIn(raw).length;
    const start = wordsIn(raw).slice(0, 5).join(' ');
    return [
      ...(count > MAX_WORDS
        ? [`the sentence "${start} ..." has ${count} words. Split it; ${MAX_WORDS} is the maximum.`]
        : []),
      ...(raw.includes(';')
        ? [
            `the sentence "${start} ..." contains a semicolon. Write two sentences, or join the clauses with a conjunction.`,
          ]
        : []),
    ];
  });
}

export const sentences: TextlintRuleModule = ({ Syntax, RuleError, report }) => {
  const check = (node: TxtNode): void => {
    problemsOf(readableText(node)).forEach((message) => report(node, new RuleError(message)));
  };
  return { [Syntax.Paragraph]: check, [Syntax.TableCell]: check };
};
