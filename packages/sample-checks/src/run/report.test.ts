import type { Sample } from '../samples/contracts';
import type { CheckedProgram } from './check-programs';
import { countPrograms } from './report';

test('programs of a language have one count, with the last day of a run', () => {
  const sample = { language: 'typescript' } as Sample;
  const program = { sample, against: '@nitric/sdk 1.4.2', problems: [] };
  const programs: CheckedProgram[] = [
    { ...program, outcome: 'ran', day: '2026-11-26' },
    { ...program, outcome: 'declared', day: '2026-11-20' },
    { ...program, outcome: 'skipped' },
  ];
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
