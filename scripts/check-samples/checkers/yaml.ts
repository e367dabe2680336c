import { LineCounter, parseAllDocuments } from 'yaml';
import type { SampleOutcome } from '../../../src/contracts/sample-report';
import type { LanguageChecker, Sample } from '../contracts';
import { eachSample, type Remark } from '../each-sample';
import { fileKindOf } from '../nitric/file-kinds';
import { validateNitricFile } from '../nitric/validate-file';

function remarksOn(sample: Sample, version: string): Remark[] {
  const lineCounter = new LineCounter();
  const documents = [parseAllDocuments(sample.code, { lineCounter, prettyErrors: false })].flat();
  const errors = documents.flatMap(({ errors }) => errors);
  const place = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (errors.length > 0) {
    return errors.map(({ pos, message }) => ({ ...place(pos[0]), code: 'yaml', message }));
  }
  const kind = fileKindOf(sample.title, version);
  return kind
    ? documents.flatMap((document) =>
        'contents' in document
          ? validateNitricFile(kind, document).map(({ offset, ...remark }) => ({
              ...place(offset),
              ...remark,
            }))
          : [],
      )
    : [];
}

/** YAML: its syntax, and every key and value of Nitric's own files. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['yaml', 'zod'],
  check: async (samples, version) => {
    const withSchema = samples.filter(({ title }) => fileKindOf(title, version) !== undefined);
    const outcomes: Record<string, SampleOutcome> = Object.fromEntries(
      withSchema.map(({ key }) => [key, 'schema']),
    );
    return { ...(await eachSample(samples, (sample) => remarksOn(sample, version))), outcomes };
  },
};
