/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import v8 from 'node:v8';
import buildJit, { INTERRUPT_BUDGET } from '.';

const setFlags = jest.spyOn(v8, 'setFlagsFromString').mockReturnValue(undefined);
const environment = process.env.NODE_ENV;
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: environment });
  setFlags.mockClear();
});

it.each([
  ['production', [[`--interrupt-budget=${INTERRUPT_BUDGET}`]]],
  ['development', []],
])('in %s gives V8 these flags: %j', (mode, flags) => {
  Object.assign(process.env, { NODE_ENV: mode });
  expect(buildJit().name).toBe('build-jit');
  expect(setFlags.mock.calls).toEqual(flags);
});

/** What V8 says of a flag that it is given while it runs, and of which value it has then. */
const complaintsOf = (flag: string): string =>
  spawnSync(process.execPath, ['-e', `require('node:v8').setFlagsFromString('${flag}')`], {
    encoding: 'utf8',
  }).stderr;

it('sets a flag that V8 knows', () => {
  expect(complaintsOf(`--interrupt-budget=${INTERRUPT_BUDGET}`)).toBe('');
  expect(complaintsOf('--interrupt-budgets=1')).not.toBe('');
});
