import { CssSyntaxError, parse } from 'postcss';
import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';

/** CSS, by PostCSS. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['postcss'],
  check: (samples) =>
    eachSample(samples, ({ code }) => {
      try {
        parse(code);
        return [];
      } catch (error) {
        if (!(error instanceof CssSyntaxError)) {
          throw error;
        }
        const { line = 1, column = 1, reason } = error;
        return [{ line, column, code: 'css', message: `${reason}.` }];
      }
    }),
};
