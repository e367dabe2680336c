import { computeScore, runChecks } from 'afdocs';
import { checkForAgents } from './agents';

// Jest can't load the package, because it has a variable of the name `__dirname`.
jest.mock('afdocs', () => ({ computeScore: jest.fn(), runChecks: jest.fn() }));

const site = {
  served: 'http://127.0.0.1:3000/docs',
  published: 'https://docs.example/docs',
  routes: Array.from({ length: 100 }, (_, index) => `/page-${index}`),
};

beforeAll(() => {
  jest.mocked(runChecks).mockResolvedValue({
    results: [
      { id: 'llms-txt-exists', status: 'fail', message: 'No llms.txt' },
      { id: 'rendering-strategy', status: 'pass', message: 'All rendered' },
      { id: 'llms-txt-coverage', status: 'skip', message: 'Skipped' },
    ],
    testedPages: 25,
  } as never);
  jest
    .mocked(computeScore)
    .mockReturnValue({ overall: 96, resolutions: { 'llms-txt-exists': 'Add one.' } } as never);
});

it('names the checks that find problems, and what to do', async () => {
  expect(await checkForAgents({ ...site, minScore: 97 })).toEqual({
    isGood: false,
    lines: [
      'llms-txt-exists (fail): No llms.txt. Add one.',
      'Score for agents: 96 of 100, at least 97. 1 of 3 checks find problems on 25 pages.',
    ],
  });
  expect((await checkForAgents({ ...site, minScore: 96 })).isGood).toBe(true);
});

it('reads the same 25 pages from all parts of the server', () => {
  const [address, options] = jest.mocked(runChecks).mock.lastCall ?? [];
  expect([address, options?.canonicalOrigin]).toEqual([site.served, site.published]);
  expect(options?.curatedPages).toHaveLength(25);
  expect(options?.curatedPages?.at(-1)).toBe('http://127.0.0.1:3000/docs/page-96');
});
