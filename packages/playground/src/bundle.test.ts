import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { bundlePlayground, type PlaygroundFiles } from './bundle';

/** Kilobytes with Brotli: what a press on Run loads, besides the panel of the site. */
const LIMIT_KB = 66;

let built: PlaygroundFiles;
beforeAll(async () => {
  built = await bundlePlayground();
});

test('the policy of the frame allows its script, and no address', () => {
  const { files, names, policy } = built;
  const document = files[names.frame] ?? '';
  const script = /<script>([\s\S]*)<\/script>/.exec(document)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toBe(`default-src 'none'; script-src 'sha256-${hash}' blob:; worker-src blob:`);
  expect(document).toContain(`content="${policy}"`);
});

test('a press loads little', () => {
  const { files, names } = built;
  const loaded = [names.frame, names.worker].map((name) => brotliCompressSync(files[name] ?? ''));
  const size = loaded.reduce((sum, { length }) => sum + length, 0);
  expect(size / 1000).toBeLessThan(LIMIT_KB);
});
