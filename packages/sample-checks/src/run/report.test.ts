import type { CheckedProgram } from './check-programs';
import type { Sample } from '../samples/contracts';
import { countPrograms, tooManySkipped } from './report';

const program = (against: string, rest: Partial<CheckedProgram> = {}): CheckedProgram => ({
  sample: { language: 'typescript', page: 'docs/quay.mdx', line: 3, norun: 'too slow' } as Sample,
  against,
  outcome: 'ran',
  problems: [],
  ...rest,
});

const programs = [
  program('@nitric/sdk 1.2.2'),
  program('@nitric/sdk 1.4.2', { day: '2026-11-20' }),
  program('@nitric/sdk 1.4.2', { day: '2026-11-26', outcome: 'declared' }),
  program('@nitric/sdk 1.2.2', { outcome: 'skipped' }),
];

test('programs that ran with another release of the same SDK have a count of their own', () => {
  expect(countPrograms(programs)).toEqual([
    { language: 'typescript', against: '@nitric/sdk 1.2.2', declared: 1, ran: 1 },
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
    '1 of 4 TypeScript programs are not started. The share can be at most 3%:',
    '  docs/quay.mdx:3 too slow',
  ]);
});
