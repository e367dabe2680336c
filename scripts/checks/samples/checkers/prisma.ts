import { lint } from '@prisma/prisma-schema-wasm';
import * as z from 'zod';
import type { LanguageChecker } from '../contracts';
import { eachSample, placeAt } from '../each-sample';

const diagnosticsSchema = z.array(
  z.object({ start: z.number(), text: z.string(), is_warning: z.boolean() }),
);

/** Prisma schemas, by Prisma's own validator. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['@prisma/prisma-schema-wasm'],
  check: (samples) =>
    eachSample(samples, ({ code }) =>
      diagnosticsSchema
        .parse(JSON.parse(lint(JSON.stringify([['sample.prisma', code]]))))
        .filter((diagnostic) => !diagnostic.is_warning)
        .map(({ start, text }) => ({ ...placeAt(code, start), code: 'prisma', message: text })),
    ),
};
