import type { Finding } from '../soak/report';

/** What the server did with a call. */
export interface Outcome {
  /** Whether the call is a valid call of a tool. The values of its arguments can be wrong. */
  isValid: boolean;
  /** `hang` if there was no response in time, and 0 if the connection ended without a response. */
  status: number | 'hang';
  text: string;
  ms: number;
}

/** Texts that must not be in a response: places in source files and the message of an unexpected error. */
const LEAKED_TEXT = /node_modules|\.ts:\d+|root:x:/;
const UNEXPECTED_ERROR = 'The documentation is unavailable.';

/** The time within which a share of the calls had a response, in milliseconds. */
function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}

const isServerError = ({ status }: Outcome): boolean => typeof status === 'number' && status >= 500;

const isRejected = ({ isValid, status }: Outcome): boolean => isValid && status !== 200;

/** Whether the server must not respond like this. */
export const isUnexpected = (outcome: Outcome): boolean =>
  outcome.status === 'hang' || isServerError(outcome) || isRejected(outcome);

function statusFindings(outcomes: readonly Outcome[]): Finding[] {
  const statuses = outcomes.map(({ status }) => status);
  const known = [...new Set(statuses)].filter((status) => status !== 'hang').sort((a, b) => a - b);
  return known.map((status) => ({
    label: status === 0 ? 'closed without a response' : `status ${status}`,
    value: statuses.filter((each) => each === status).length,
  }));
}

/** Counts what must not happen, and the statuses. */
export function findingsOf(outcomes: readonly Outcome[]): Finding[] {
  const count = (test: (outcome: Outcome) => boolean): number => outcomes.filter(test).length;
  const times = outcomes.map(({ ms }) => ms);
  return [
    { label: 'calls', value: outcomes.length, min: 1 },
    ...statusFindings(outcomes),
    { label: 'status 500 or above', value: count(isServerError), max: 0 },
    { label: 'no response in time', value: count(({ status }) => status === 'hang'), max: 0 },
    { label: 'valid calls without status 200', value: count(isRejected), max: 0 },
    {
      label: 'unexpected errors of tools',
      value: count(({ text }) => text.includes(UNEXPECTED_ERROR)),
      max: 0,
    },
    {
      label: 'responses with places in code',
      value: count(({ text }) => LEAKED_TEXT.test(text)),
      max: 0,
    },
    { label: 'median in ms', value: percentile(times, 0.5) },
    { label: '99th percentile in ms', value: percentile(times, 0.99) },
  ];
}
