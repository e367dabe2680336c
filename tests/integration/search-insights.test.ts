import { waitFor } from '@testing-library/react';
import {
  createInsights,
  reportOpened,
  withoutOpened,
} from '../../src/features/search/hosted/insights';
import { refusingPort, startProvider, type HostedProvider } from '../lib/hosted-provider';

// Uses the browser build of the library, because the Node.js build, which Jest resolves, can't send to a port.
jest.mock('search-insights', () =>
  jest.requireActual('../../node_modules/search-insights/index-browser.cjs'),
);

const settings = { appId: 'APP', searchKey: 'key', indexName: 'docs' };

let server: HostedProvider;
beforeEach(async () => {
  server = await startProvider();
});
afterEach(() => server.close());

describe('events of hosted search', () => {
  const hit = {
    objectID: '/storage#limits',
    __autocomplete_indexName: 'docs',
    __autocomplete_queryID: 'query-1',
    __autocomplete_id: 0,
  };

  it('name the opened result, its query and its place from 1, without a cookie', async () => {
    const { origin, events, calls } = server;
    reportOpened(createInsights(settings, origin), hit);
    await waitFor(() => expect(events).toHaveLength(1));
    expect(events).toEqual([
      {
        eventType: 'click',
        eventName: 'Item Selected',
        index: 'docs',
        queryID: 'query-1',
        objectIDs: ['/storage#limits'],
        positions: [1],
        userToken: expect.stringMatching(/^anonymous-/),
      },
    ]);
    expect(calls[0]).toMatchObject({
      path: '/1/events',
      credentials: { app: 'APP', key: 'key' },
    });
  });

  it('are sent in the order of the calls, those of DocSearch about opened results left out', async () => {
    const { origin, events } = server;
    const insights = createInsights(settings, origin);
    const ofDocSearch = withoutOpened(insights);
    const viewed = { eventName: 'Items Viewed', index: 'docs', objectIDs: ['a'] };
    ofDocSearch('clickedObjectIDsAfterSearch', { ...viewed, queryID: 'q', positions: [0] });
    ofDocSearch('viewedObjectIDs', viewed);
    reportOpened(insights, { ...hit, __autocomplete_id: 4 });
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events.map(({ eventType }) => eventType).sort()).toEqual(['click', 'view']);
    expect(events).toContainEqual(expect.objectContaining({ positions: [5] }));
  });

  it('are none for a stored search, and a provider that is away breaks nothing', async () => {
    const call = jest.fn();
    reportOpened(call, { objectID: 'a' });
    expect(call).not.toHaveBeenCalled();
    // jsdom logs the refused connection.
    jest.spyOn(console, 'error').mockImplementation();
    const insights = createInsights(settings, `http://127.0.0.1:${await refusingPort()}`);
    expect(() => reportOpened(insights, hit)).not.toThrow();
    // An unhandled rejection would fail the test run.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
});
