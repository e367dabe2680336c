import { VFileMessage } from 'vfile-message';
import { parsePage } from '../../../../plugins/content/page-syntax';
import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';

/** Checks MDX with the parser that reads the pages of this site. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['remark-mdx', 'remark-parse', 'remark-directive'],
  check: (samples) =>
    eachSample(samples, ({ code }) => {
      try {
        parsePage('sample.mdx', code);
        return [];
      } catch (error) {
        const cause = error instanceof Error ? error.cause : undefined;
        if (!(cause instanceof VFileMessage)) {
          throw error;
        }
        const { line = 1, column = 1, reason } = cause;
        return [{ line, column, code: 'mdx', message: reason }];
      }
    }),
};
