import { declaredOf, eventOf, parsed, resultOf } from './replies';

test('keys such as __proto__ are only keys', () => {
  const result = resultOf(
    parsed('{"response":{"status":200,"headers":{"__proto__":"x","a":"b"},"body":"ok"}}'),
  );
  expect(JSON.stringify(result)).toBe(
    '{"response":{"status":200,"headers":{"__proto__":"x","a":"b"},"body":"ok"}}',
  );
  const event = eventOf(
    parsed('{"kind":"content","content":{"keyvalue":{"__proto__":{"__proto__":{"admin":true}}}}}'),
  );
  expect(event).toMatchObject({ kind: 'content' });
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('accepts only texts where texts belong', () => {
  expect(eventOf({ kind: 'log', level: 'shout', text: { toString: 'x' } })).toEqual({
    kind: 'log',
    level: 'info',
    text: '',
  });
  expect(eventOf({ kind: 'else' })).toBeUndefined();
  expect(resultOf(parsed('{"succeeded":"yes","received":[1,"a"]}'))).toEqual({
    succeeded: false,
    received: ['', 'a'],
  });
});

test('what is not JSON is empty', () => {
  expect(Object.keys(parsed('{'))).toEqual([]);
  expect(declaredOf(parsed('7'))).toEqual({ apis: [], resources: [] });
});
