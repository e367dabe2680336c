import { headTitle } from './head-title';

test.each([
  ['/', 'Nitric documentation', 'Documentation'],
  ['/apis', 'APIs', 'APIs'],
  ['/reference/nodejs', 'Node.js SDK', 'Node.js SDK'],
  ['/reference/nodejs/v0/api/api', 'api()', 'api() (v0)'],
  ['/reference/go/v0/api', 'APIs in the Go SDK v0', 'APIs in the Go SDK v0'],
  ['/reference/jvm/v0', 'JVM SDK', 'JVM SDK'],
])(
  'the title of %s has the version once, only if it is not the latest',
  (route, title, expected) => {
    expect(headTitle(route, title)).toBe(expected);
  },
);
