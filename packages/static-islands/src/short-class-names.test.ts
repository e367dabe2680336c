/** @jest-environment node */
import type { Configuration } from 'webpack';
import { SHORT_CLASS_NAME, shortenClassNames } from './short-class-names';

it('shortens class names of CSS modules and does not change other loaders', () => {
  const use = [
    { loader: 'css-loader', options: { modules: { localIdentName: '[local]_[hash]' } } },
    { loader: 'css-loader', options: { modules: { auto: true } } },
    { loader: 'postcss-loader' },
  ];
  shortenClassNames({ module: { rules: [{ test: /\.module\.css$/, use }] } } as Configuration);
  expect(use.map(({ options }) => options)).toEqual([
    { modules: { localIdentName: '_[contenthash:base64:5]' } },
    { modules: { auto: true } },
    undefined,
  ]);
});

it('matches short class names in scripts', () => {
  expect('className:"_aB3d5 _x_y-z",x_short'.match(SHORT_CLASS_NAME)).toEqual([
    '_aB3d5',
    '_x_y-z',
    '_short',
  ]);
});
