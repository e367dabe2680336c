import { declaredOf, eventOf, parsed, resultOf } from './replies';

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
