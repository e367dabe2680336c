import { loadModule, parseSync, SqlError } from 'libpg-query';
import type { LanguageChecker } from '../contracts';
import { eachSample, positionAt } from '../each-sample';

/** Checks SQL with the parser of PostgreSQL, the database that Nitric deploys. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['libpg-query'],
  check: async (samples) => {
    await loadModule();
    return eachSample(samples, ({ code }) => {
      try {
        parseSync(code);
        return [];
      } catch (error) {
        if (!(error instanceof SqlError)) {
          throw error;
        }
        const place = positionAt(code, error.sqlDetails?.cursorPosition ?? 0);
        return [{ ...place, code: 'sql', message: error.message }];
      }
    });
  },
};
