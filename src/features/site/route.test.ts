import { routeOfPath } from './route';

test.each([
  ['/docs', '/'],
  ['/docs/', '/'],
  ['/docs/apis', '/apis'],
  ['/docs/reference/go/v0/', '/reference/go/v0'],
  ['/apis', '/apis'],
  ['/docsets', '/docsets'],
])('%s has the route %s', (path, route) => {
  expect(routeOfPath(path)).toBe(route);
});
