import type { SampleOutcome } from '../../../../src/contracts/sample-report';
import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';
import { nitricCalls } from '../nitric/calls';
import { judgeCall } from '../nitric/judge-call';
import { grammarPackages, parserFor } from '../tree-sitter/parsers';
import { syntaxErrors } from '../tree-sitter/syntax-errors';

/** Shell samples: their syntax, and every command and flag of the nitric CLI in them. */
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
      const calls = nitricCalls(tree.rootNode);
      if (calls.length > 0) {
        outcomes[key] = 'schema';
      }
      const remarks = [
        ...syntaxErrors(tree.rootNode).map((error) => ({ code: 'bash-syntax', ...error })),
        ...calls.flatMap(judgeCall),
      ];
      tree.delete();
      return remarks;
    });
    return { findings, outcomes };
  },
};
