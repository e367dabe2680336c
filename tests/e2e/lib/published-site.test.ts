import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { problemsOfPublishedSite } from './published-site';

let dir: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
};
const problems = () =>
  problemsOfPublishedSite({
    dir,
    origin: 'https://x.example',
    routes: ['/', '/apis'],
    forbidden: ['/home/me'],
  });

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
  write(
    'index.html',
    '<a href="/docs/apis">a</a><script src="/docs/assets/a.js"></script><a href="/elsewhere">e</a>',
  );
  write(
    'apis.html',
    '<meta property="og:image" content="https://x.example/docs/img/a.png"><link rel="alternate" type="application/atom+xml" href="/docs/feed.xml">',
  );
  write('404.html', '');
  write('.nojekyll', '');
  write('assets/a.js', '');
  write('img/a.png', '');
  write('feed.xml', '');
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

test('a complete site has no problems', () => expect(problems()).toEqual([]));

test.each([
  ['apis.html', 'apis.html is missing.'],
  ['assets/a.js', "index.html references /docs/assets/a.js, which doesn't exist."],
  ['feed.xml', "apis.html references /docs/feed.xml, which doesn't exist."],
  ['img/a.png', "apis.html references https://x.example/docs/img/a.png, which doesn't exist."],
])('a site without %s is reported: %s', (file, problem) => {
  fs.rmSync(path.join(dir, file));
  expect(problems()).toContain(problem);
});

test('a path of the build machine is reported', () => {
  write('assets/a.js', 'const file = "/home/me/site/x.ts"');
  expect(problems()).toEqual(['assets/a.js contains a path of the build machine: /home/me']);
});
