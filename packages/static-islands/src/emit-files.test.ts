/** @jest-environment node */
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { emitFiles } from './emit-files';

const where = { emitFile: true, outputPath: '../', publicPath: '/docs/' };
const { rules, loaders } = getFileLoaderUtils(true);

it('enables emitFile for all file loaders and does not change other rules', () => {
  const files = [rules.images(), rules.svgs(), rules.fonts(), rules.media(), rules.otherAssets()];
  const other = { test: /\.tsx$/, use: [{ loader: 'swc-loader', options: { jsc: {} } }] };
  const config: Configuration = { module: { rules: [...files, other, { use: 'raw-loader' }] } };
  emitFiles(config, '/docs/', webpack);
  for (const { use } of files) {
    expect(use).toEqual([expect.objectContaining({ options: expect.objectContaining(where) })]);
  }
  expect(other.use).toEqual([{ loader: 'swc-loader', options: { jsc: {} } }]);
});

it.each([
  ['image', loaders.inlineMarkdownImageFileLoader],
  ['drawing', loaders.inlineMarkdownAssetImageFileLoader],
  ['download', loaders.inlineMarkdownLinkFileLoader],
])('enables emitFile for inline loaders of an %s', (_, loader) => {
  const { resourceRegExp, newResource } = emitFiles({}, '/docs/', webpack) as unknown as {
    resourceRegExp: RegExp;
    newResource: (request: { request: string }) => void;
  };
  const request = { request: `${loader}./parcel.png` };
  expect(request.request).toMatch(resourceRegExp);
  newResource(request);
  const [query = ''] = /(?<=\?)[^!]*/.exec(request.request) ?? [];
  expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
    ...where,
    emitFile: 'true',
  });
  expect(request.request).toMatch(/!\.\/parcel\.png$/);
});
