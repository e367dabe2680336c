import { GraphQLError, parse } from 'graphql';
import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';

/** GraphQL schemas and operations, by its reference parser. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['graphql'],
  check: (samples) =>
    eachSample(samples, ({ code }) => {
      try {
        parse(code);
        return [];
      } catch (error) {
        if (!(error instanceof GraphQLError)) {
          throw error;
        }
        const { line = 1, column = 1 } = error.locations?.[0] ?? {};
        return [{ line, column, code: 'graphql', message: error.message }];
      }
    }),
};
