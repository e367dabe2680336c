import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { LanguageChecker } from '../contracts';
import { eachSample, positionAt } from '../each-sample';

/** Files that can contain comments and trailing commas. */
const WITH_COMMENTS = /(?:^|\/)(?:[jt]sconfig.*|.*\.jsonc|\.vscode\/.*)(?:\.json)?$/;

/** Checks JSON as strictly as `JSON.parse`, except for files that can contain comments. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['jsonc-parser'],
  check: (samples) =>
    eachSample(samples, ({ code, title = '' }) => {
      const errors: ParseError[] = [];
      const lenient = WITH_COMMENTS.test(title);
      parse(code, errors, { disallowComments: !lenient, allowTrailingComma: lenient });
      return errors.map(({ error, offset }) => ({
        ...positionAt(code, offset),
        code: 'json',
        message: `${printParseErrorCode(error)}.`,
      }));
    }),
};
