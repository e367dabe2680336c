import { LineCounter, parseAllDocuments, type Document } from 'yaml';
import type { SampleOutcome } from '../../report';
import type { Diagnostic, LanguageChecker, Sample } from '../contracts';
import { fileKindOf, missingTitleOf } from '../nitric/file-kinds';
import { validateNitricFile } from '../nitric/validate-file';
import { eachSample } from './each-sample';

/** Reports a Nitric file without a title: its keys wouldn't be checked. */
function missingTitleDiagnostics(document: Document): Diagnostic[] {
  const title = missingTitleOf(document.toJS());
  return title === undefined
    ? []
    : [
        {
          line: 1,
          column: 1,
          code: 'nitric-title',
          message: `a Nitric file requires a title, such as title="${title}". Without it, the keys aren't checked.`,
        },
      ];
}

function diagnosticsOf(sample: Sample, version: string): Diagnostic[] {
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
    return sample.title === undefined ? filled.flatMap(missingTitleDiagnostics) : [];
  }
  return filled
    .flatMap((document) => validateNitricFile(kind, document))
    .map(({ offset, ...diagnostic }) => ({ ...place(offset), ...diagnostic }));
}

export const checker: LanguageChecker = {
  outcome: 'syntax',
  check: async (samples, version) => {
    const withSchema = samples.filter(({ title }) => fileKindOf(title, version) !== undefined);
    const outcomes: Record<string, SampleOutcome> = Object.fromEntries(
      withSchema.map(({ key }) => [key, 'schema']),
    );
    return { ...(await eachSample(samples, (sample) => diagnosticsOf(sample, version))), outcomes };
  },
};
