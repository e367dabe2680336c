/** @jest-environment node */
import { checkOriginals, checkRouter, checkRoutes } from './written-for';

test('the installed libraries are those that ours were written for', () => {
  expect(() => checkOriginals()).not.toThrow();
});

test('another release of a library stops the build', () => {
  expect(() => checkOriginals((module) => `${module} 5.3.4`)).toThrow(
    'slim-client: react-router-config is react-router-config 5.3.4; plugins/slim-client/client/router.ts does what ' +
      'react-router-config 5.1.1 does.',
  );
});

test('a router in the hash stops the build', () => {
  expect(() => checkRouter('browser')).not.toThrow();
  expect(() => checkRouter('hash')).toThrow('future.experimental_router is "hash"');
});

test('a pattern in a path stops the build, however deep', () => {
  const route = (path: string) => ({ path, component: '@theme/DocItem', exact: true });
  const site = (path: string) => [
    route('/docs/search'),
    { path: '/docs/', component: '@theme/DocsRoot', routes: [route('/docs/c++'), route(path)] },
    route('*'),
  ];
  expect(() => checkRoutes(site('/docs/v1.0-rc'))).not.toThrow();
  for (const path of ['/docs/:sdk', '/docs/(a|b)', '/docs/a\\*']) {
    expect(() => checkRoutes(site(path))).toThrow(`the route ${path} has a pattern`);
  }
});
