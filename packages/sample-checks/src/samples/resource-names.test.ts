import { resourceNameFindings } from './resource-names';

const messagesIn = (code: string): string[] =>
  resourceNameFindings({ code }).map(({ message }) => message);

test.each([
  ["const codes = kv<Code>('gatecodes').allow('get')"],
  ["bucket('fossil-scans')"],
  ['nitric.NewSqlDatabase("orders")'],
  ["client.api('Not A Resource')"],
  ["const name = 'x'; queue(name)"],
  ['fetchApi("Some Thing")'],
])('accepts %s', (code) => {
  expect(messagesIn(code)).toEqual([]);
});

test.each([
  ["kv('waterMeters')", /"waterMeters" isn't a valid name/],
  ['nitric.NewKv("gate-codes")', /on Azure.*"gatecodes"/],
  ['Nitric.kv("gate-codes")', /on Azure/],
  ['nitric.NewCollection("gate-codes")', /on Azure/],
  ["@schedule('Daily Report')", /"Daily Report"/],
  ['bucket("two--hyphens")', /"two--hyphens"/],
])('rejects %s', (code, message) => {
  expect(messagesIn(code)).toEqual([expect.stringMatching(message)]);
});

test('reports the position of the name', () => {
  expect(resourceNameFindings({ code: "// first\nkv('waterMeters')\n" })).toMatchObject([
    { line: 2, column: 5 },
  ]);
});
