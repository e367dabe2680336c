import { inOrder } from './module-order';

test('a module comes once, after those that it imports, also in a circle', () => {
  const modules = {
    1: '(e,t,n){var r=n(20),a=n(3)}',
    3: '(e,t,n){n.d(t,{A:()=>o});let o=n(20)}',
    20: '(e){e.exports={}}',
    21: '(e,t,n){n(22)}',
    22: '(e,t,n){n(21);n(999)}',
  };
  expect([...inOrder(modules)]).toEqual(['20', '3', '1', '22', '21']);
});
