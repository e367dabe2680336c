/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';
import { filledTime, readTrace, requestsToServer } from './click';

test('time that tasks fill counts once, and only inside the span', () => {
  const tasks = [
    { start: 0, end: 20 },
    { start: 5, end: 10 },
    { start: 30, end: 50 },
    { start: 15, end: 25 },
  ];
  expect(filledTime(tasks, { start: 10, end: 40 })).toBe(25);
  expect(filledTime([], { start: 10, end: 40 })).toBe(0);
});

const event = (name: string, ts: number, dur?: number, tid = 1) => ({
  name,
  ph: dur === undefined ? 'R' : 'X',
  pid: 7,
  tid,
  ts,
  ...(dur === undefined ? {} : { dur }),
});

test('what a reader waits beside the render is what the thread did nothing in', () => {
  const figures = readTrace([
    event('bench-clicked', 1_000),
    event('ThreadControllerImpl::RunTask', 500, 20_500),
    event('ThreadControllerImpl::RunTask', 21_000, 13_000, 2),
    event('bench-painted', 1_000 + 20_000 + 50_000 / 3),
  ]);
  expect(figures.worked).toBeCloseTo(20);
  expect(figures.framesWaited).toBeCloseTo(1);
  expect(figures.painted).toBeCloseTo(20 + 50 / 3);
});

test('says so when the click led nowhere', () => {
  expect(() => readTrace([event('bench-clicked', 0)])).toThrow(
    'The trace of the click has no bench-painted: the link led to no new heading.',
  );
});

test('a request counts when the server has to answer it, and not for a page that may come next', () => {
  const events = new EventEmitter();
  const requests = requestsToServer(events as Pick<CDPSession, 'on'> & EventEmitter);
  const answer = (requestId: string, from: object) =>
    events.emit('Network.responseReceived', { requestId, response: from });
  const types = { page: 'Script', ahead: 'Prefetch', disk: 'Other', fetched: 'Script' };
  for (const [requestId, type] of Object.entries({ ...types, memory: 'Image', lost: 'Fetch' })) {
    events.emit('Network.requestWillBeSent', { requestId, type });
  }
  answer('page', { fromDiskCache: false, fromPrefetchCache: false });
  answer('disk', { fromDiskCache: true });
  answer('fetched', { fromPrefetchCache: true });
  events.emit('Network.requestServedFromCache', { requestId: 'memory' });
  expect([...requests]).toEqual(['page', 'lost']);
});
