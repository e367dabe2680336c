import type { SampleOutcome } from '../../report';
import type { LanguageChecker } from '../contracts';
import { nitricCommands, validateCommand } from '../nitric/commands';
import { eachSample } from './each-sample';
import { checker as syntaxChecker, treeDiagnostics } from './tree-sitter';

export const checker: LanguageChecker = {
  ...syntaxChecker,
  check: async (samples) => {
    const outcomes: Record<string, SampleOutcome> = {};
    const { findings } = await eachSample(samples, (sample) =>
      treeDiagnostics(sample, (root) => {
        const commands = nitricCommands(root);
        if (commands.length > 0) {
          outcomes[sample.key] = 'schema';
        }
        return commands.flatMap(validateCommand);
      }),
    );
    return { findings, outcomes };
  },
};
