import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';
import { grammarPackages, parserFor } from '../tree-sitter/parsers';
import { syntaxErrors } from '../tree-sitter/syntax-errors';

/** Checks the syntax of languages that have a tree-sitter grammar but no dedicated checker. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: grammarPackages,
  check: (samples) =>
    eachSample(samples, async ({ language, code }) => {
      const tree = (await parserFor(language)).parse(`${code}\n`);
      const errors = tree ? syntaxErrors(tree.rootNode) : [];
      tree?.delete();
      return errors.map((error) => ({ code: `${language}-syntax`, ...error }));
    }),
};
