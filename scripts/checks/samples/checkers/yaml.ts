import { LineCounter, parseAllDocuments, type Document } from 'yaml';
import type { SampleOutcome } from '../../../../src/contracts/sample-report';
import type { LanguageChecker, Sample } from '../contracts';
import { eachSample, type Remark } from '../each-sample';
import { fileKindOf, missingTitleOf } from '../nitric/file-kinds';
import { validateNitricFile } from '../nitric/validate-file';

/** A file of Nitric whose fence names no file would pass unchecked. */
function untitledRemark(document: Document): Remark[] {
  const title = missingTitleOf(document.toJS());
  return title === undefined
    ? []
    : [
        {
          line: 1,
          column: 1,
          code: 'nitric-title',
          message: `this is a file of Nitric: name it, such as title="${title}", so that its keys are checked.`,
        },
      ];
}

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
  const filled = documents.flatMap((document) => ('contents' in document ? [document] : []));
  if (kind === undefined) {
    return sample.title === undefined ? filled.flatMap(untitledRemark) : [];
  }
  return filled
    .flatMap((document) => validateNitricFile(kind, document))
    .map(({ offset, ...remark }) => ({ ...place(offset), ...remark }));
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
