/** @jest-environment jsdom */
import type { ClientSettings } from '../../contracts/client-settings';
import type * as Analytics from '.';
import type * as PageViews from './page-views';

const mockLoad = jest.fn();
const mockTrack = jest.fn();
const mockEvent = jest.fn();
const mockSettings: Pick<ClientSettings, 'analytics'> = {};
jest.mock('fathom-client', () => ({
  load: (...options: unknown[]) => mockLoad(...options),
  trackPageview: (...view: unknown[]) => mockTrack(...view),
  trackEvent: (...event: unknown[]) => mockEvent(...event),
}));
jest.mock('../../lib/settings', () => ({
  get settings() {
    return mockSettings;
  },
}));

/** Dynamic imports and promises settle before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const dispatchPageShow = (persisted: boolean): boolean =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

let client: typeof PageViews & typeof Analytics;

// Each test opens a page, which loads the library at most once.
beforeEach(async () => {
  jest.resetModules();
  [mockLoad, mockTrack, mockEvent].forEach((mock) => mock.mockReset());
  mockSettings.analytics = { siteId: 'ABCDEF', excludedDomains: ['preview.example.com'] };
  window.history.replaceState(null, '', '/docs/apis?q=1#routing');
  client = { ...(await import('./page-views')), ...(await import('.')) };
});

it.each([
  ['without a site ID', undefined],
  ['on an excluded host', { siteId: 'ABCDEF', excludedDomains: ['localhost'] }],
])('loads and records nothing %s', async (_, analytics) => {
  mockSettings.analytics = analytics;
  client.recordPageView();
  client.recordGoal('Sample copied');
  await nextTask();
  expect(mockLoad).not.toHaveBeenCalled();
  expect(mockTrack).not.toHaveBeenCalled();
  expect(mockEvent).not.toHaveBeenCalled();
});

it.each([
  ['localhost', true],
  ['docs-git-branch.vercel.app', true],
  ['nitric.io', false],
  ['vercel.app', false],
  ['notvercel.app', false],
])('compares the host with names and with all subdomains of a name: %s', async (host, expected) => {
  const { isExcludedHost } = await import('./fathom');
  const excluded = ['localhost', '*.vercel.app'];
  expect(isExcludedHost(host, excluded)).toBe(expected);
});

it('records each load and each restore from the back/forward cache, without query and hash', async () => {
  client.startPageViews();
  client.recordPageView();
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
  client.recordPageView();
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
  client.recordPageView();
  await nextTask();
  expect(mockTrack).toHaveBeenCalledTimes(1);
});
