import { textTable } from '../../src/text-table';

/** A measurement with its accepted range. */
export interface Finding {
  label: string;
  value: number;
  /** Maximum accepted value. Absent for informational measurements. */
  max?: number;
  /** Minimum accepted value. Detects checks that did nothing. */
  min?: number;
}

export const isFailure = ({ value, max = Infinity, min = -Infinity }: Finding): boolean =>
  !(value <= max && value >= min);

const boundOf = ({ max, min }: Finding): string =>
  max !== undefined ? `<= ${max}` : min !== undefined ? `>= ${min}` : '';

export const findingsTable = (findings: readonly Finding[]): string =>
  textTable(
    [
      ['measurement', 'found', 'accepted', ''],
      ...findings.map((finding) => [
        finding.label,
        String(finding.value),
        boundOf(finding),
        isFailure(finding) ? 'FAILED' : '',
      ]),
    ],
    (column) => column === 1 || column === 2,
  );
