import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseYaml } from '../../../src/config/node/read-data';
import { ROOT } from '../../lib/root';

const FILE = 'scripts/checks/prose/exceptions.yml';

const schema = z.strictObject({
  /** Pages and folders that aren't checked. */
  pages: z.array(z.string().regex(/^(?:docs|versioned_docs)\//)),
  /** Problems that are accepted. */
  lines: z.array(
    z.strictObject({
      page: z.string().min(1),
      /** Name of the rule. */
      rule: z.string().min(1),
      /** A part of the line that the rule reports. */
      text: z.string().min(1),
      reason: z.string().min(1),
    }),
  ),
});

export type Exceptions = z.infer<typeof schema>;

/** @throws if the file is invalid */
export const readExceptions = (): Exceptions =>
  parseYaml(FILE, schema, fs.readFileSync(path.join(ROOT, FILE), 'utf8'));
