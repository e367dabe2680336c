import { PLAYGROUND_FOLDER } from '../../../src/contracts/playground';
import { writeBelow } from '../../lib/files-below';
import type { RunnableSamples } from '../../lib/runnable-samples';

/** Writes what readers need to run samples: the playground, and a file for each sample. */
export async function writePlayground(outDir: string, samples: RunnableSamples): Promise<void> {
  for (const [name, text] of await samples.files()) {
    writeBelow(outDir, `${PLAYGROUND_FOLDER}/${name}`, text);
  }
}

/** The policy of the document in which samples run, for the server. */
export async function framePoliciesOf(samples: RunnableSamples): Promise<Record<string, string>> {
  const { name, policy } = await samples.frame();
  return {
    [`${PLAYGROUND_FOLDER}/${name}`]: `${policy}; frame-ancestors 'self'; sandbox allow-scripts`,
  };
}
