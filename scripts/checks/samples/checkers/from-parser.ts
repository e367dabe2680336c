import type { LanguageChecker } from '../contracts';
import { eachSample, type Remark } from '../each-sample';

/**
 * A syntax checker made of a format's own parser, which throws at the first mistake.
 * @param packages what the parser comes from; a new release checks every sample anew
 * @param remarkOf what the parser's error says and where; undefined for an error that is no mistake of the sample, which is
 *   thrown on
 */
export function fromParser(
  packages: readonly string[],
  parse: (code: string) => unknown,
  remarkOf: (error: unknown) => Remark | undefined,
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
          const remark = remarkOf(error);
          if (!remark) {
            throw error;
          }
          return [remark];
        }
      }),
  };
}
