import { parse, TomlError } from 'smol-toml';
import { fromParser } from './from-parser';

/** Checks TOML with smol-toml. */
export const checker = fromParser(
  ['smol-toml'],
  (code) => parse(code),
  (error) => {
    if (!(error instanceof TomlError)) {
      return undefined;
    }
    const { line, column } = error;
    return { line, column, code: 'toml', message: error.message.split('\n')[0] ?? '' };
  },
);
