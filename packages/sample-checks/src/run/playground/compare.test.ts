import type { ScenarioResult } from '../run-tools';
import { browserObstacle } from './check-playground';
import { differencesBetween, type BrowserResult } from './compare';

const runtime: ScenarioResult = {
  outcome: 'passed',
  requests: [
    {
      status: 201,
      headers: {
        'Content-Type': ['application/json'],
        Date: ['Fri, 27 Nov 2026 07:00:00 GMT'],
        Server: ['fasthttp'],
      },
      body: '{"id":"3f2b7c1e-0000-4000-8000-1234567890ab","at":"2026-11-27T07:00:00.000Z"}',
    },
  ],
  received: ['hello'],
  content: {
    keyvalue: { orders: { o1: { total: 7 }, o2: null } },
    queue: { refunds: { '': null } },
  },
  commands: [],
  log: ['order o1 paid', 'took 3 ms'],
};

const browser: BrowserResult = {
  requests: [
    {
      status: 201,
      headers: { 'content-type': 'application/json' },
      body: '{"id":"aaaaaaaa-0000-4000-8000-1234567890ab","at":"2026-11-28T08:00:00.000Z"}',
    },
  ],
  received: ['hello'],
  content: { buckets: {}, keyvalue: { orders: { o1: { total: 7 } } }, queues: {}, secrets: {} },
  log: ['order o1 paid', 'took 12.5 ms'],
};

test('finds no difference in what changes with each run', () => {
  expect(differencesBetween(runtime, browser)).toEqual([]);
});

test('names each difference with both results', () => {
  const different: BrowserResult = {
    ...browser,
    requests: [{ status: 500, headers: { 'content-type': 'text/plain' }, body: 'no' }],
    received: [],
    content: { ...browser.content, keyvalue: {}, queues: { refunds: [{ order: 'o1' }] } },
    log: ['other'],
  };
  expect(differencesBetween(runtime, different)).toEqual([
    'request 1: status: the runtime has 201, the browser 500',
    expect.stringMatching(/^request 1: headers: the runtime has .*json.*, the browser .*plain/),
    expect.stringMatching(/^request 1: body: the runtime has .*<uuid>.*, the browser "no"$/),
    'messages: the runtime has ["hello"], the browser []',
    'keyvalue orders o1: the runtime has {"total":7}, the browser undefined',
    'queue refunds : the runtime has null, the browser [{"order":"o1"}]',
    'log: only the runtime has "order o1 paid"',
    'log: only the runtime has "took <duration>"',
    'log: only the browser has "other"',
  ]);
});

test('says why a program can’t run in a browser', () => {
  const scenario = { steps: [] };
  const reasonFor = (code: string, more = {}): string | undefined =>
    browserObstacle({ code, scenario: { ...scenario, ...more } });
  expect(reasonFor("import { api } from '@nitric/sdk'\nimport { createHash } from 'crypto'")).toBe(
    undefined,
  );
  expect(reasonFor("import { http } from '@nitric/sdk'\nimport express from 'express'")).toBe(
    'imports express',
  );
  expect(reasonFor('', { set: { sql: { shop: 'SELECT 1' } } })).toMatch(/SQL database/);
});
