import requiredRedirects from '../../../tests/fixtures/redirects.json';
import { currentVersionOf, latestVersionOf, sdkIds } from '../sdks';
import { linksOf, menus } from './navigation';
import { redirectProblems, redirectsTo } from './redirects';

const inMenus = new Set(menus.flatMap(linksOf).map(({ href }) => href));
const redirects = redirectsTo(inMenus);

describe('the redirects', () => {
  // In the fixture, 308 is permanent and 307 is temporary. The site has replaced targets that no longer exist, and some addresses are
  // pages by now.
  it.each(requiredRedirects.filter(({ isPage }) => !isPage))(
    'redirect $from as required',
    ({ from, to, status, targetMissing }) => {
      const found = redirects.find((redirect) => redirect.from === from);
      expect(found?.permanent === false ? 307 : 308).toBe(status);
      expect(targetMissing ? inMenus.has(found?.to ?? '') : found?.to === to).toBe(true);
    },
  );

  it.each(sdkIds)('lead to the pages of the latest version of %s, with or without it', (sdk) => {
    const withVersion = `/reference/${sdk}/${latestVersionOf(sdk)}`;
    const without = `/reference/${sdk}`;
    const [from, to] = currentVersionOf(sdk) ? [withVersion, without] : [without, withVersion];
    expect(redirectsTo([to, `${to}/api/api`])).toEqual(
      expect.arrayContaining([
        { from, to },
        { from: `${from}/api/api`, to: `${to}/api/api` },
      ]),
    );
  });
});

describe('redirectProblems', () => {
  const pages = new Set(['/', '/page', '/concepts/a']);
  const problemsIn = (text: string): string[] => redirectProblems(text, pages);
  const yaml = (permanent: string, temporary = '{}', folders = '{}'): string =>
    `permanent:\n${permanent}\ntemporary: ${temporary}\nfolders: ${folders}\n`;

  it('accepts pages, with or without an anchor', () => {
    expect(
      problemsIn(yaml('  /a: /page\n  /b: /#part', '{/c: /page}', '{/old: /concepts}')),
    ).toEqual([]);
  });

  it.each([
    ['the base of the site', '  /docs/old: /page', 'without /docs. Write /old.'],
    [
      'capitals',
      '  /a: /page\n  /Old: /page',
      'redirects.yaml: permanent./Old: "/Old" is not an old address.',
    ],
    ['a slash at the end', '  /old/: /page', 'Write /old.'],
    ['an unknown target', '  /old: /nowhere#part', '"/nowhere#part" is not a page.'],
    ['a chain', '  /a: /b#x\n  /b: /page', 'Lead "/a" directly to a page.'],
    ['a page', '  /page: /', '"/page" is a page, so its redirect has no effect.'],
  ])('rejects %s', (_, permanent, problem) => {
    expect(problemsIn(yaml(permanent))).toEqual([expect.stringContaining(problem)]);
  });

  it('leads pages that became sections to their anchors, and checks the new page', () => {
    const text =
      yaml('  /a: /page') + 'sections:\n  /page:\n    top: b ../c\n  /none:\n    top: d\n';
    expect(redirectsTo([], text)).toEqual([
      { from: '/a', to: '/page' },
      { from: '/page/b', to: '/page#top' },
      { from: '/c', to: '/page#top' },
      { from: '/none/d', to: '/none#top' },
    ]);
    expect(problemsIn(text)).toEqual([
      expect.stringMatching(/yaml: sections\.\/none\/d: "\/none#top" is not a page/) as unknown,
    ]);
  });

  it('reports a line for many pages once, a folder without pages, and an address with two redirects', () => {
    const folders = '\n  /Old: /concepts\n  /older: /nothing\n  /twice: /concepts';
    expect(problemsIn(yaml('  /twice/a: /page', '{}', folders))).toEqual([
      expect.stringMatching(
        /yaml: permanent\.\/twice\/a: "\/twice\/a" has two redirects/,
      ) as unknown,
      expect.stringMatching(/yaml: folders\.\/Old: "\/Old\/a" is not an old address/) as unknown,
      expect.stringMatching(/yaml: folders\.\/older: "\/nothing" is not a page/) as unknown,
      expect.stringMatching(/yaml: folders\.\/twice: "\/twice\/a" has two redirects/) as unknown,
    ]);
  });
});
