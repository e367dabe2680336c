import { CssSyntaxError, parse } from 'postcss';
import { fromParser } from './from-parser';

/** Checks CSS with PostCSS. */
export const checker = fromParser(
  ['postcss'],
  (code) => parse(code),
  (error) => {
    if (!(error instanceof CssSyntaxError)) {
      return undefined;
    }
    const { line = 1, column = 1, reason } = error;
    return { line, column, code: 'css', message: `${reason}.` };
  },
);
