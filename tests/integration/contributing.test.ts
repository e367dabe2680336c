/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import manifest from '../../package.json';
import { filesBelow } from '../../plugins/lib/files-below';

/** Files that the guides have only as examples. */
const EXAMPLE = /quiz|orders\.yaml|guides\/go\/rest/;
const FOLDERS = ['src', 'plugins', 'server', 'scripts', 'tests'];
const guides = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'STYLEGUIDE.md'],
  ...FOLDERS.flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`)).filter(
    (file) => file.endsWith('README.md'),
  ),
  'docs/contributions/index.mdx',
];
const testFiles = FOLDERS.flatMap((folder) =>
  filesBelow(folder).map((file) => `${folder}/${file}`),
).filter((file) => /\.test\.tsx?$/.test(file));

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
    // `components/<Name>` stands for any component.
    const words = findIn(guide, /(?<=npm test\b.*)-- (\w[\w/ ]*)/g).flatMap((line) =>
      line.trim().split(' '),
    );
    expect(words.filter((word) => !testFiles.some((file) => file.includes(word)))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const names = findIn(guide, /`((?:src|plugins|server|scripts|tests|tools|docs)\/[\w./-]+)`/g);
    const bases = ['.', path.dirname(guide)];
    const exists = (name: string): boolean =>
      bases.some((base) => ['', '.ts'].some((end) => fs.existsSync(path.join(base, name) + end)));
    expect(names.filter((name) => !EXAMPLE.test(name) && !exists(name))).toEqual([]);
  });

  it('links only to headings that exist', () => {
    const links = findIn(guide, /\]\(((?:[\w./-]+\.md)?#[^)\s]+)\)/g);
    const exists = (link: string): boolean => {
      const [file = '', anchor = ''] = link.split('#');
      const target = file ? path.join(path.dirname(guide), file) : guide;
      return fs.existsSync(target) && anchorsOf(target).includes(anchor);
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
