/** @jest-environment node */
import { parseChunkNames, parseRegistry, parseRoutes } from './generated-files';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', '5f2'),
    routes: [
      {
        path: '/docs/what\\'s-new',
        component: ComponentCreator('/docs/what\\'s-new', '810'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const line =
  '  "aa": [() => import(/* webpackChunkName: "aa" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],';

test('reads routes as data', () => {
  expect(parseRoutes(routes)).toEqual([
    {
      path: '/docs/',
      hash: '5f2',
      routes: [{ path: "/docs/what's-new", hash: '810', exact: true, sidebar: 'docs' }],
    },
    { path: '*' },
  ]);
});

test('reads the modules of chunks', () => {
  expect(parseRegistry(`export default {\n${line}};\n`)).toEqual({ aa: '@site/docs/a.mdx' });
});

test.each([
  ['other imports', () => parseRoutes(routes.replace('ComponentCreator from', 'create from'))],
  [
    'a call of something else',
    () => parseRoutes(routes.replace(/ComponentCreator\('\*'/, 'lazy(')),
  ],
  ['a route without a path', () => parseRoutes(routes.replace("path: '*',", ''))],
  [
    'another line',
    () => parseRegistry(`export default {\n${line.replace('import(', 'load(')}};\n`),
  ],
  [
    'two modules in a line',
    () => parseRegistry(`export default {\n${line.replace('a.mdx"),', 'b.mdx"),')}};\n`),
  ],
  ['numbers for names', () => parseChunkNames('{"/docs/-5f2":{"__comp":5}}')],
])('stops at %s, and says what is accepted', (_what, parse) => {
  expect(parse).toThrow(
    /route-shards: .* has a form that this plugin doesn't know: [^]*Accepted is/,
  );
});
