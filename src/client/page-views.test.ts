import type { ClientSettings } from '../contracts/client-settings';
import { isExcludedHost, recordPageView, startPageViews } from './page-views';

const mockLoad = jest.fn();
const mockTrack = jest.fn();
const mockSettings: Pick<ClientSettings, 'analytics'> = {};
jest.mock('fathom-client', () => ({
  load: (...options: unknown[]) => mockLoad(...options),
  trackPageview: (...view: unknown[]) => mockTrack(...view),
}));
jest.mock('../features/site/settings', () => ({
  get settings() {
    return mockSettings;
  },
}));

/** Dynamic imports and promises settle before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const dispatchPageShow = (persisted: boolean): boolean =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeAll(startPageViews);
beforeEach(() => {
  mockTrack.mockReset();
  mockSettings.analytics = { siteId: 'ABCDEF', excludedDomains: ['preview.example.com'] };
  window.history.replaceState(null, '', '/docs/apis?q=1#routing');
});

it('loads and records nothing without a site ID', async () => {
  delete mockSettings.analytics;
  recordPageView();
  await nextTask();
  expect(mockLoad).not.toHaveBeenCalled();
  expect(mockTrack).not.toHaveBeenCalled();
});

it('loads and records nothing on an excluded host', async () => {
  mockSettings.analytics = { siteId: 'ABCDEF', excludedDomains: ['localhost'] };
  recordPageView();
  await nextTask();
  expect(mockLoad).not.toHaveBeenCalled();
  expect(mockTrack).not.toHaveBeenCalled();
});

it.each([
  ['localhost', true],
  ['docs-git-branch.vercel.app', true],
  ['5f2b.docs.pages.dev', true],
  ['deploy-preview-7--docs.netlify.app', true],
  ['nitric.io', false],
  ['vercel.app', false],
  ['notvercel.app', false],
  ['vercel.app.example.com', false],
])('compares the host with names and with all subdomains of a name: %s', (host, expected) => {
  const excluded = ['localhost', '*.vercel.app', '*.netlify.app', '*.pages.dev'];
  expect(isExcludedHost(host, excluded)).toBe(expected);
});

it('records each load and each restore from the back/forward cache, without query and hash', async () => {
  recordPageView();
  dispatchPageShow(false);
  await nextTask();
  expect(mockTrack.mock.calls).toEqual([[{ url: 'http://localhost/docs/apis' }]]);
  dispatchPageShow(true);
  await nextTask();
  expect(mockTrack).toHaveBeenCalledTimes(2);
  // The library is loaded once, without automatic page views.
  expect(mockLoad.mock.calls).toEqual([['ABCDEF', { auto: false }]]);
});

it('records a prerendered page when the reader opens it', async () => {
  Object.assign(document, { prerendering: true });
  recordPageView();
  await nextTask();
  expect(mockTrack).not.toHaveBeenCalled();
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  await nextTask();
  expect(mockTrack).toHaveBeenCalledTimes(1);
});

it('ignores a failure to record a view', async () => {
  mockTrack.mockImplementation(() => {
    throw new Error('blocked');
  });
  recordPageView();
  await nextTask();
  expect(mockTrack).toHaveBeenCalledTimes(1);
});
