import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import manifest from '../../package.json';
import { filesBelow } from '../../plugins/lib/files-below';

/** Files that the guides have only as examples. */
const EXAMPLE = /quiz|Since|orders\.yaml|auth\.yaml/;
const FOLDERS = ['src', 'plugins', 'scripts', 'tests', 'packages'];
const files = [...FOLDERS, 'docs/contributions'].flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => !file.includes('node_modules/'))
    .map((file) => `${folder}/${file}`),
);
const guides = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'STYLEGUIDE.md', 'AGENTS.md'],
  // The gallery of components shows projects of readers.
  ...files.filter((file) => /README\.md$|^docs\/contributions\/(?!components)/.test(file)),
];
const testFiles = files.filter((file) => /\.test\.tsx?$/.test(file));

/** The first groups of all matches in a guide, without repetitions. */
const findIn = (guide: string, pattern: RegExp): string[] => [
  ...new Set([...fs.readFileSync(guide, 'utf8').matchAll(pattern)].map(([, found = '']) => found)),
];

/** The anchors that GitHub gives the headings of a file. Fences can contain `#` comments. */
const anchorsOf = (file: string): string[] => {
  const slugger = createSlugger();
  const text = fs.readFileSync(file, 'utf8').replace(/^( *)(`{3,}).*?^\1\2$/gms, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slugger.slug(title));
};

test('the guides are found', () => {
  expect(guides.length).toBeGreaterThan(8);
});

describe.each(guides)('%s', (guide) => {
  it('names only scripts of package.json', () => {
    expect(manifest.scripts).toMatchObject(
      Object.fromEntries(
        findIn(guide, /npm run (?:--silent )?([a-z][\w:-]*)/g).map((name) => [
          name,
          expect.any(String) as unknown,
        ]),
      ),
    );
  });

  it('selects tests that exist', () => {
    const words = findIn(guide, /(?<=npm test\b.*)-- (\w[\w/ ]*)/g).flatMap((line) =>
      line.trim().split(' '),
    );
    const missing = words.filter((word) => !testFiles.some((file) => file.includes(word)));
    expect(missing.filter((word) => !EXAMPLE.test(word))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const names = findIn(guide, /`((?:src|plugins|scripts|tests|packages|docs)\/[\w./-]+)`/g);
    const bases = ['.', path.dirname(guide)];
    const exists = (name: string): boolean =>
      bases.some((base) => ['', '.ts'].some((end) => fs.existsSync(path.join(base, name) + end)));
    expect(names.filter((name) => !EXAMPLE.test(name) && !exists(name))).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    // Addresses of the site are links that the build checks.
    const links = findIn(guide, /\]\(((?!\/)[\w./-]*(?:#[^)\s]+)?)\)/g);
    const exists = (link: string): boolean => {
      const [file = '', anchor] = link.split('#');
      const target = file ? path.join(path.dirname(guide), file) : guide;
      return fs.existsSync(target) && (!anchor || anchorsOf(target).includes(anchor));
    };
    expect(links.filter((link) => !exists(link))).toEqual([]);
  });
});

test('the scripts of package.json require no POSIX shell', () => {
  const posix = Object.entries(manifest.scripts).filter(([, line]) =>
    /[;'`$]|\|(?!\|)|(?<!&)&(?!&)|^[A-Z_]+=|\b(?:rm|cp|cat|mkdir) /.test(line),
  );
  expect(posix).toEqual([]);
});
