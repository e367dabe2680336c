import type { SampleOutcome } from '../../../../src/contracts/sample-report';
import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';
import { nitricCommands } from '../nitric/commands';
import { validateCommand } from '../nitric/validate-command';
import { grammarPackages, parserFor } from '../tree-sitter/parsers';
import { syntaxErrors } from '../tree-sitter/syntax-errors';

/** Checks the syntax of shell samples, and every command and flag of the Nitric CLI in them. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: grammarPackages,
  check: async (samples) => {
    const outcomes: Record<string, SampleOutcome> = {};
    const parser = await parserFor('bash');
    const { findings } = await eachSample(samples, ({ key, code }) => {
      const tree = parser.parse(`${code}\n`);
      if (!tree) {
        return [];
      }
      const commands = nitricCommands(tree.rootNode);
      if (commands.length > 0) {
        outcomes[key] = 'schema';
      }
      const diagnostics = [
        ...syntaxErrors(tree.rootNode).map((error) => ({ code: 'bash-syntax', ...error })),
        ...commands.flatMap(validateCommand),
      ];
      tree.delete();
      return diagnostics;
    });
    return { findings, outcomes };
  },
};
