import { Counterparts } from './counterparts';

jest.mock('../../../src/config/node/redirects', () => ({
  redirectsTo: () => [
    { from: '/reference/go/api/api-get', to: '/reference/go/api/methods#get' },
    { from: '/reference/go/api/api-put', to: '/reference/go/api/methods#put' },
    { from: '/reference/jvm/v0/api/api-get', to: '/reference/jvm/v0/api#methods' },
    { from: '/reference/go/storage/bucket-file', to: '/reference/go/storage/bucket' },
  ],
}));

const counterparts = new Counterparts([
  '/reference/nodejs/api/api-get',
  '/reference/nodejs/api/api-put',
  '/reference/nodejs/schedule/schedule',
  '/reference/nodejs/storage/bucket',
  '/reference/nodejs/storage/bucket-file',
  '/reference/nodejs/v0/api/api-get',
  '/reference/python/schedules/schedule',
  '/reference/go/api/methods',
  '/reference/dart/api/methods',
  '/reference/go/storage/bucket',
  '/reference/go/v0/api/api-put',
]);

it.each([
  [
    'the same name, also in another folder',
    'nodejs/schedule/schedule',
    'python v1',
    'python/schedules/schedule',
  ],
  ['another version', 'nodejs/api/api-get', 'nodejs v0', 'nodejs/v0/api/api-get'],
  ['a page about several functions', 'nodejs/api/api-put', 'go v1', 'go/api/methods#put'],
  ['a section of another page', 'nodejs/v0/api/api-get', 'jvm v0', 'jvm/v0/api#methods'],
  ['the first function of such a page', 'go/api/methods', 'nodejs v1', 'nodejs/api/api-get'],
  ['a page about the same functions', 'go/api/methods', 'dart v1', 'dart/api/methods'],
  ['the function that the version has', 'go/api/methods', 'go v0', 'go/v0/api/api-put'],
])('leads to %s', (_, route, version, expected) => {
  expect(counterparts.addressOf(`/reference/${route}`, version)).toBe(`/reference/${expected}`);
});

it.each([
  ['in the same folder', 'go/queues/queue-enqueue', 'go v0', 'go/v0/queues'],
  ['about the same building block', 'go/keyvalue/keyvalue-get', 'go v0', 'go/v0/collection'],
  ['that declares the resource', 'go/v0/collection', 'go v1', 'go/keyvalue/keyvalue'],
])('is closest to the page %s', (_, route, version, expected) => {
  const pages = [
    '/reference/go/keyvalue/keyvalue-get',
    '/reference/go/keyvalue/keyvalue',
    '/reference/go/v0/topic',
    '/reference/go/v0/queues',
    '/reference/go/v0/collection',
  ];
  expect(new Counterparts(pages).closestTo(`/reference/${route}`, version)).toBe(
    `/reference/${expected}`,
  );
});

it('is close to no page for a resource that the version does not have, or for none', () => {
  expect(counterparts.closestTo('/reference/go/sql/sql', 'go v0')).toBeUndefined();
  expect(counterparts.closestTo('/reference/go/lifecycle/lifecycle', 'go v0')).toBeUndefined();
});
