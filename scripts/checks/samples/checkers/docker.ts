import { validate } from 'dockerfile-utils';
import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';

/** Severity of an error in the language server protocol. */
const ERROR = 1;

/** Checks Dockerfiles with the validator of the Dockerfile language server. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['dockerfile-utils', 'dockerfile-ast'],
  check: (samples) =>
    eachSample(samples, ({ code }) =>
      validate(code)
        .filter(({ severity }) => severity === ERROR)
        .map(({ range, message }) => ({
          line: range.start.line + 1,
          column: range.start.character + 1,
          code: 'docker',
          message: typeof message === 'string' ? message : message.value,
        })),
    ),
};
