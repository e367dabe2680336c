import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeServerFiles } from '../src/server-files/write-server-files';
import { readBuiltSite, type BuiltSite } from '../src/services/built-site';
import { docsSite } from './docs-site';

export const INLINE_SCRIPT = 'document.documentElement.dataset.ready = "1"';

/** The policy of a document in a frame. */
export const FRAME_POLICY = "default-src 'none'; frame-ancestors 'self'";

const LONG_TEXT = 'Some words that compress well. '.repeat(200);

const page = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title>
  <script>${INLINE_SCRIPT}</script><script type="application/ld+json">{"a":1}</script>
  </head><body>${LONG_TEXT}</body></html>`;

/** Names of the files in the test site. */
export const files = {
  'index.html': page('Home'),
  'apis.html': page('APIs'),
  'index.md': '# Home',
  'apis.md': `# APIs\n\n${LONG_TEXT}`,
  'reference/go.html': page('Go SDK'),
  'getting-started/installation.html': page('Installation'),
  'installation/index.html':
    '<script>location.href = "/docs/getting-started/installation"</script>',
  '404.html': page('Page not found'),
  '404.md': '# Page not found',
  'assets/js/main.0a1b2c3d.js': `console.log(${JSON.stringify(LONG_TEXT)})`,
  '.well-known/ai-catalog.json': '{}',
  'img/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/playground/frame.html': '<script>run()</script>',
  'files/letters.txt': 'abcdefghijklmnopqrstuvwxyz',
  // Larger than the buffers of a connection.
  'files/large.bin': 'x'.repeat(16 * 1024 * 1024),
} as const;

const routes = ['/', '/apis', '/reference/go', '/getting-started/installation'];

const redirects = [
  { from: '/installation', to: '/getting-started/installation' },
  { from: '/reference', to: '/#libraries' },
  { from: '/moved', to: '/apis', permanent: false },
];

export interface TestSite extends BuiltSite {
  buildDir: string;
  /** Builds again with changed files. */
  rebuild: (changed: Record<string, string>) => Promise<void>;
  remove: () => void;
}

/** Creates a small built site in a temporary folder. The caller removes it. */
export async function buildTestSite(): Promise<TestSite> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'server-test-'));
  const buildDir = path.join(root, 'build');
  const build = async (contents: Record<string, string>): Promise<void> => {
    fs.rmSync(buildDir, { recursive: true, force: true });
    for (const [name, content] of Object.entries(contents)) {
      const file = path.join(buildDir, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
    await writeServerFiles(buildDir, {
      base: docsSite.base,
      pages: Object.fromEntries(routes.map((route) => [route, { title: route, description: '' }])),
      redirectsTo: () => redirects,
      inlineScripts: [],
      policySources: {},
      framePolicies: { 'assets/playground/frame.html': FRAME_POLICY },
    });
  };
  await build(files);
  return {
    ...readBuiltSite(buildDir),
    buildDir,
    rebuild: (changed) => build({ ...files, ...changed }),
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}
