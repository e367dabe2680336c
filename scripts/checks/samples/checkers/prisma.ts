import { lint } from '@prisma/prisma-schema-wasm';
import * as z from 'zod';
import type { LanguageChecker } from '../contracts';
import { eachSample, positionAt } from '../each-sample';

const diagnosticsSchema = z.array(
  z.object({ start: z.number(), text: z.string(), is_warning: z.boolean() }),
);

/** Checks Prisma schemas with Prisma's validator. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['@prisma/prisma-schema-wasm'],
  check: (samples) =>
    eachSample(samples, ({ code }) =>
      diagnosticsSchema
        .parse(JSON.parse(lint(JSON.stringify([['sample.prisma', code]]))))
        .filter((diagnostic) => !diagnostic.is_warning)
        .map(({ start, text }) => ({ ...positionAt(code, start), code: 'prisma', message: text })),
    ),
};
