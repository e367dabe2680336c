/** @jest-environment node */
import fs from 'node:fs';
import { rspack } from '@docusaurus/faster';
import type { Configuration } from 'webpack';
import { returnMemory, type Bundler } from './return-memory';

const bundler = rspack as unknown as Bundler;

/** The bundler, with the options of its bundles as a test wants them. */
const bundlerWith = (change: (options: Configuration) => Configuration): Bundler =>
  Object.assign({}, bundler, {
    webpack: (options: Configuration) => bundler.webpack(change(options)),
  });

it('has the bundler make bundles that are not written', async () => {
  const bundles: Configuration[] = [];
  const folder = `${__dirname}/dist`;
  await returnMemory(
    bundlerWith((options) => {
      bundles.push(options);
      return { ...options, output: { path: folder } };
    }),
  );
  expect(bundles.length).toBeGreaterThan(1);
  expect(fs.existsSync(folder)).toBe(false);
});

it('says what the bundler found wrong', async () => {
  const broken = bundlerWith((options) => ({
    ...options,
    entry: 'data:text/javascript,import "./nowhere.js"',
  }));
  await expect(returnMemory(broken)).rejects.toThrow(/nowhere\.js/);
});
