import type { CheckedProgram } from './check-programs';
import type { Sample } from '../samples/contracts';
import { countPrograms, tooManySkipped } from './report';

const program = (outcome: CheckedProgram['outcome'], day?: string): CheckedProgram => ({
  sample: { language: 'typescript', page: 'docs/quay.mdx', line: 3, norun: 'too slow' } as Sample,
  ...{ against: '@nitric/sdk 1.4.2', outcome, problems: [] },
  ...(day === undefined ? {} : { day }),
});

const programs = [
  program('ran', '2026-11-26'),
  program('declared', '2026-11-20'),
  program('skipped'),
];

test('programs of a language have one count, with the last day of a run', () => {
  expect(countPrograms(programs)).toEqual([
    {
      language: 'typescript',
      against: '@nitric/sdk 1.4.2',
      declared: 2,
      ran: 1,
      day: '2026-11-26',
    },
  ]);
});

test('the share of skipped programs is that of the language', () => {
  expect(tooManySkipped(programs)).toEqual([
    '1 of 3 TypeScript programs are not started. The share can be at most 3%:',
    '  docs/quay.mdx:3 too slow',
  ]);
});
