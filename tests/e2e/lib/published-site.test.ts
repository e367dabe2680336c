import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { problemsOfPublishedSite } from './published-site';

const site = {
  'index.html':
    '<a href="/docs/apis">a</a><script src="/docs/assets/a.js"></script><a href="/elsewhere">e</a>',
  'apis.html':
    '<meta property="og:image" content="https://x.example/docs/img/a.png"><link rel="alternate" type="application/atom+xml" href="/docs/feed.xml">',
  '404.html': '',
  '.nojekyll': '',
  'assets/a.js': '',
  'img/a.png': '',
  'feed.xml': '',
};

function problemsIn(files: Readonly<Record<string, string>>): string[] {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  const options = { origin: 'https://x.example', routes: ['/', '/apis'], forbidden: ['/home/me'] };
  const problems = problemsOfPublishedSite({ dir, ...options });
  fs.rmSync(dir, { recursive: true });
  return problems.sort();
}

test('a complete site has no problems', () => expect(problemsIn(site)).toEqual([]));

test('missing pages and files are named, and paths of the build machine', () => {
  expect(problemsIn({ 'apis.html': site['apis.html'], 'x.js': '"/home/me/site/x.ts"' })).toEqual([
    '.nojekyll is missing.',
    '404.html is missing.',
    "apis.html references /docs/feed.xml, which doesn't exist.",
    "apis.html references https://x.example/docs/img/a.png, which doesn't exist.",
    'index.html is missing.',
    'x.js contains a path of the build machine: /home/me',
  ]);
  expect(problemsIn({ ...site, 'index.html': '<script src="/docs/assets/b.js">' })).toEqual([
    "index.html references /docs/assets/b.js, which doesn't exist.",
  ]);
});
