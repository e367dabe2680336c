import { textTable } from '../../lib/text-table';

/** One thing that was counted or measured, and the most that it may be. */
export interface Finding {
  what: string;
  value: number;
  /** The most that is accepted; absent for figures that only inform. */
  limit?: number;
  /** The least that is accepted: a check that did nothing found nothing. */
  atLeast?: number;
}

export const isFailure = ({ value, limit = Infinity, atLeast = -Infinity }: Finding): boolean =>
  !(value <= limit && value >= atLeast);

const boundOf = ({ limit, atLeast }: Finding): string =>
  limit !== undefined ? `<= ${limit}` : atLeast !== undefined ? `>= ${atLeast}` : '';

export const findingsTable = (findings: readonly Finding[]): string =>
  textTable(
    [
      ['what', 'found', 'accepted', ''],
      ...findings.map((finding) => [
        finding.what,
        String(finding.value),
        boundOf(finding),
        isFailure(finding) ? 'FAILED' : '',
      ]),
    ],
    (column) => column === 1 || column === 2,
  );
