import { saved, withVariables } from './variables';

test('takes values from a response, and inserts them', () => {
  const body = '{"items":[{"id":"a\\"b","total":7}]}';
  const values = saved({ id: 'items.0.id', total: 'items.0.total', none: 'x.y', all: '' }, body);
  expect(values).toEqual({ id: 'a"b', total: '7', all: body });
  expect(
    withVariables({ request: 'GET /${id}', body: { total: '${total}', other: '${none}' } }, values),
  ).toEqual({ request: 'GET /a"b', body: { total: '7', other: '${none}' } });
});

test('takes nothing from a prototype', () => {
  expect(saved({ a: 'constructor.name', b: '__proto__' }, '{}')).toEqual({});
});
