import { testFolder } from '../../lib/test-folder';
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

const folder = testFolder();

test.each([
  ['a complete site has no problems', site, []],
  [
    'missing pages and files are named, and paths of the build machine',
    { 'apis.html': site['apis.html'], 'x.js': '"/home/me/site/x.ts"' },
    [
      '.nojekyll is missing.',
      '404.html is missing.',
      "apis.html references /docs/feed.xml, which doesn't exist.",
      "apis.html references https://x.example/docs/img/a.png, which doesn't exist.",
      'index.html is missing.',
      'x.js contains a path of the build machine: /home/me',
    ],
  ],
  [
    'a missing script is named',
    { ...site, 'index.html': '<script src="/docs/assets/b.js">' },
    ["index.html references /docs/assets/b.js, which doesn't exist."],
  ],
])('%s', (_, files, problems) => {
  Object.entries(files).forEach(([file, text]) => folder.write(file, text));
  const options = { origin: 'https://x.example', routes: ['/', '/apis'], forbidden: ['/home/me'] };
  expect(problemsOfPublishedSite({ dir: folder.path, ...options }).sort()).toEqual(problems);
});
