import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { LanguageChecker } from '../contracts';
import { eachSample, placeAt } from '../each-sample';

/** Files that their own programs read with comments and trailing commas. */
const WITH_COMMENTS = /(?:^|\/)(?:[jt]sconfig.*|.*\.jsonc|\.vscode\/.*)(?:\.json)?$/;

/** JSON, as strict as JSON.parse. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['jsonc-parser'],
  check: (samples) =>
    eachSample(samples, ({ code, title = '' }) => {
      const errors: ParseError[] = [];
      const lenient = WITH_COMMENTS.test(title);
      parse(code, errors, { disallowComments: !lenient, allowTrailingComma: lenient });
      return errors.map(({ error, offset }) => ({
        ...placeAt(code, offset),
        code: 'json',
        message: `${printParseErrorCode(error)}.`,
      }));
    }),
};
