import { parse, TomlError } from 'smol-toml';
import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';

/** TOML, by its own parser. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['smol-toml'],
  check: (samples) =>
    eachSample(samples, ({ code }) => {
      try {
        parse(code);
        return [];
      } catch (error) {
        if (!(error instanceof TomlError)) {
          throw error;
        }
        const { line, column } = error;
        return [{ line, column, code: 'toml', message: error.message.split('\n')[0] ?? '' }];
      }
    }),
};
