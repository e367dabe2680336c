import fs from 'node:fs';
import path from 'node:path';
import { PLAYGROUND_FOLDER } from '../../../src/contracts/playground';
import type { RunnableSamples } from '../../lib/runnable-samples';

/** Writes what readers need to run samples: the playground, and a file for each sample. */
export async function writePlayground(outDir: string, samples: RunnableSamples): Promise<void> {
  const folder = path.join(outDir, PLAYGROUND_FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of await samples.files()) {
    fs.writeFileSync(path.join(folder, name), text);
  }
}

/** The policy of the document in which samples run, for the server. */
export async function framePoliciesOf(samples: RunnableSamples): Promise<Record<string, string>> {
  const { name, policy } = await samples.frame();
  return {
    [`${PLAYGROUND_FOLDER}/${name}`]: `${policy}; frame-ancestors 'self'; sandbox allow-scripts`,
  };
}
