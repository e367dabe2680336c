import { wrappedJson } from './wrapped-json';

const actions = Array.from({ length: 12 }, (_item, index) => `dynamodb:Action${index}`);

it('keeps the value', () => {
  const value = { Action: actions, Empty: [], Nested: [{ a: 1, b: null }, { c: [true] }] };
  expect(JSON.parse(wrappedJson(value))).toEqual(value);
});

it('fills lines with the texts of a long list', () => {
  const lines = wrappedJson({ Action: actions }).split('\n');
  expect(lines.length).toBeLessThan(actions.length);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(96);
});

it('keeps a short list on one line, and objects on several', () => {
  expect(wrappedJson({ Action: ['s3:GetObject', 's3:PutObject'], Resource: '*' })).toBe(
    '{\n  "Action": ["s3:GetObject", "s3:PutObject"],\n  "Resource": "*"\n}',
  );
});
