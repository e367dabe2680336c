import type { LanguageChecker } from '../contracts';
import { eachSample, type Diagnostic } from '../each-sample';

/**
 * Creates a syntax checker from a parser that throws at the first syntax error.
 * @param packages the packages of the parser; a new release invalidates cached results
 * @param diagnosticOf converts a parser error; returns undefined for any other error, which is rethrown
 */
export function fromParser(
  packages: readonly string[],
  parse: (code: string) => unknown,
  diagnosticOf: (error: unknown) => Diagnostic | undefined,
): LanguageChecker {
  return {
    outcome: 'syntax',
    packages,
    check: (samples) =>
      eachSample(samples, ({ code }) => {
        try {
          parse(code);
          return [];
        } catch (error) {
          const diagnostic = diagnosticOf(error);
          if (!diagnostic) {
            throw error;
          }
          return [diagnostic];
        }
      }),
  };
}
