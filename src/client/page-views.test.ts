import type { ClientSettings } from '../contracts/client-settings';
import { recordPageView, startPageViews } from './page-views';

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

/** Imports and promises end before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const show = (persisted: boolean): boolean =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeAll(startPageViews);
beforeEach(() => {
  mockTrack.mockReset();
  mockSettings.analytics = { siteId: 'ABCDEF', excludedDomains: ['preview.example.com'] };
  window.history.replaceState(null, '', '/docs/apis?q=1#routing');
});

it('without a site id nothing is loaded or recorded', async () => {
  delete mockSettings.analytics;
  const loadedBefore = mockLoad.mock.calls.length;
  recordPageView();
  await nextTask();
  expect(mockLoad).toHaveBeenCalledTimes(loadedBefore);
  expect(mockTrack).not.toHaveBeenCalled();
});

it('records each load, and each return from the page cache, without query and hash', async () => {
  recordPageView();
  show(false);
  await nextTask();
  expect(mockTrack.mock.calls).toEqual([[{ url: 'http://localhost/docs/apis' }]]);
  show(true);
  await nextTask();
  expect(mockTrack).toHaveBeenCalledTimes(2);
});

it('loads the library once, which leaves preview hosts out and records nothing by itself', async () => {
  recordPageView();
  recordPageView();
  await nextTask();
  expect(mockLoad.mock.calls).toEqual([
    ['ABCDEF', { auto: false, excludedDomains: ['preview.example.com'] }],
  ]);
});

it('a page that is drawn ahead counts once it is seen', async () => {
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

it('a view that can’t be recorded is nothing that a reader notices', async () => {
  mockTrack.mockImplementation(() => {
    throw new Error('blocked');
  });
  recordPageView();
  await nextTask();
  expect(mockTrack).toHaveBeenCalledTimes(1);
});
