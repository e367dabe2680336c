/** @jest-environment node */
import { readPyrightReport } from './pyright-report';
import { recordedSamples } from './recorded-samples';

const FOLDER = '/checks/run1';
const samples = recordedSamples(FOLDER, {
  'sample0/services/receipts.py': 'receipts',
  'sample1/sample.py': 'ferry',
});

/** Output of Pyright 1.1.414, without the properties that the check ignores. */
const report = JSON.stringify({
  version: '1.1.414',
  generalDiagnostics: [
    {
      file: `${FOLDER}/sample0/services/receipts.py`,
      severity: 'error',
      message:
        'Argument of type "Literal[\'reding\']" cannot be assigned to parameter "perm"\n\u00a0\u00a0Type is not assignable',
      range: { start: { line: 2, character: 36 }, end: { line: 2, character: 44 } },
      rule: 'reportArgumentType',
    },
    {
      file: `${FOLDER}/sample0/services/receipts.py`,
      severity: 'warning',
      message: 'Stub file found, but source not found',
      range: { start: { line: 0, character: 5 }, end: { line: 0, character: 9 } },
      rule: 'reportMissingModuleSource',
    },
    {
      file: `${FOLDER}/sample1/sample.py`,
      severity: 'error',
      message: '"(" was not closed',
      range: { start: { line: 4, character: 8 }, end: { line: 4, character: 9 } },
    },
    {
      file: `${FOLDER}/sample1/common/sibling.py`,
      severity: 'error',
      message: 'An error in a file that is checked as a sample of its own',
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } },
    },
  ],
  summary: { filesAnalyzed: 2, errorCount: 3, warningCount: 1 },
});

describe('readPyrightReport', () => {
  it('returns the errors in samples', () => {
    expect(readPyrightReport(report, samples)).toEqual([
      {
        key: 'receipts',
        line: 3,
        column: 37,
        code: 'reportArgumentType',
        message:
          'Argument of type "Literal[\'reding\']" cannot be assigned to parameter "perm"\n  Type is not assignable',
      },
      { key: 'ferry', line: 5, column: 9, code: 'python-syntax', message: '"(" was not closed' },
    ]);
  });

  it('throws if the output is not a report', () => {
    expect(() => readPyrightReport('No configuration file found.', samples)).toThrow();
    expect(() => readPyrightReport('{}', samples)).toThrow(/generalDiagnostics/);
  });
});
