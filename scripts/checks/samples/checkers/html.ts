import { parse, parseFragment, type ParserError } from 'parse5';
import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';

const WHOLE_DOCUMENT = /^\s*<(?:!doctype|html)\b/i;

/** Checks HTML for the parse errors that the HTML standard defines. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['parse5'],
  check: (samples) =>
    eachSample(samples, ({ code }) => {
      const errors: ParserError[] = [];
      const options = {
        sourceCodeLocationInfo: true,
        onParseError: (error: ParserError) => void errors.push(error),
      };
      if (WHOLE_DOCUMENT.test(code)) {
        parse(code, options);
      } else {
        parseFragment(code, options);
      }
      return errors.map(({ startLine, startCol, code: name }) => ({
        line: startLine,
        column: startCol,
        code: 'html',
        message: `${name}.`,
      }));
    }),
};
