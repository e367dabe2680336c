import { htmlFileOf, pathOfRoute, routeOfFile, routeOfPath, socialImageFile } from './routes';

test.each([
  ['/docs', '/'],
  ['/docs/', '/'],
  ['/docs/apis', '/apis'],
  ['/docs/reference/go/v0/', '/reference/go/v0'],
  ['/apis', undefined],
  ['/docsets', undefined],
])('the path %s has the route %s', (path, route) => {
  expect(routeOfPath(path)).toBe(route);
});

test.each([
  ['/', '/docs/', 'index.html', 'img/social/index.png'],
  ['/reference/go', '/docs/reference/go', 'reference/go.html', 'img/social/reference/go.png'],
])('the route %s has the path %s and the files %s and %s', (route, path, html, image) => {
  expect(pathOfRoute(route)).toBe(path);
  expect(routeOfPath(path)).toBe(route);
  expect(htmlFileOf(route)).toBe(html);
  expect(routeOfFile(html)).toBe(route);
  expect(socialImageFile(route)).toBe(image);
});
