import { GraphQLError, parse } from 'graphql';
import { fromParser } from './from-parser';

/** Checks GraphQL schemas and operations with the reference parser. */
export const checker = fromParser(
  ['graphql'],
  (code) => parse(code),
  (error) => {
    if (!(error instanceof GraphQLError)) {
      return undefined;
    }
    const { line = 1, column = 1 } = error.locations?.[0] ?? {};
    return { line, column, code: 'graphql', message: error.message };
  },
);
