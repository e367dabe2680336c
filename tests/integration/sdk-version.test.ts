/** @jest-environment node */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { load, type CheerioAPI } from 'cheerio';
import { freezeSdkVersion } from '../../plugins/content/sdk-version/freeze';
import { frozenVersions, latestVersionOf, sdkIds, versionsOf } from '../../src/config/sdks';
import { copyFreezable, copySite, hashTree, writePage } from './site-copy';

// A page of Go that is planned and not written, as freezing finds it.
jest.mock('../../src/config/node/planned-routes.json', () => [
  ...jest.requireActual<object[]>('../../src/config/node/planned-routes.json'),
  { route: '/reference/go/cache/new-cache', title: 'NewCache()' },
]);

/** The existing versions of Go, and the version that the tests create. */
const OLDER = versionsOf('go')[0] ?? '';
const LATEST = latestVersionOf('go');
const NEXT = `v${Number(LATEST.slice(1)) + 1}`;
const FROZEN_KEY = `reference/go/${LATEST}`;
const NOT_NEWER = `Existing versions: ${versionsOf('go').join(', ')}. Accepted: ${NEXT} or later.`;

const GO_INDEX = `---
title: Go
description: A page with links of every kind into its own reference and out of it, for the test.
---

## Start

[Relative](./api/api.mdx), [absolute](/reference/go/api/api-get#libraries), [self](</reference/go#start> "Go"),
[frozen](/reference/go/${OLDER}), [other](/storage), [by reference][api].

[api]: /reference/go/api/api
`;

const GO_CHEAT_SHEET = `---
title: Cheat sheet
description: A page that the build fills with all functions of its version, for the test of frozen versions.
---

<CheatSheet />
`;

const run = promisify(execFile);

function docusaurus(siteDir: string, ...args: string[]) {
  return run(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args], {
    cwd: siteDir,
    env: { ...process.env, NODE_ENV: undefined, BABEL_ENV: undefined },
  });
}

const read = (siteDir: string, file: string): string =>
  fs.readFileSync(path.join(siteDir, file), 'utf8');

/** The address and the text of each link in a built page. */
const linksIn = (page: CheerioAPI, selector = 'a'): [string | undefined, string][] =>
  page(selector)
    .toArray()
    .map((link) => [page(link).attr('href'), page(link).text()]);

function withGoIndex(siteDir: string): string {
  writePage(siteDir, 'docs/reference/go/index.mdx', GO_INDEX);
  return siteDir;
}

describe('docusaurus sdk:version', () => {
  let siteDir: string;

  beforeAll(() => {
    siteDir = withGoIndex(copySite());
    writePage(siteDir, 'docs/reference/go/cheat-sheet.mdx', GO_CHEAT_SHEET);
  });
  afterAll(() => fs.rmSync(siteDir, { recursive: true, force: true }));

  it('fails without a stack trace and changes no files', async () => {
    const before = hashTree(siteDir);
    await expect(docusaurus(siteDir, 'sdk:version', 'cobol', NEXT)).rejects.toMatchObject({
      code: 1,
      stderr: `sdk:version: Unknown SDK "cobol". Accepted: ${sdkIds.join(', ')}.\n`,
    });
    expect(hashTree(siteDir)).toBe(before);
  });

  it('freezes a version, and the site builds both versions', async () => {
    const { stdout } = await docusaurus(siteDir, 'sdk:version', 'go', NEXT);
    expect(stdout).toContain(
      `go ${LATEST} is frozen at /reference/go/${LATEST}; docs/reference/go is now ${NEXT}.`,
    );
    expect(stdout).toContain('src/config/node/menus.yaml');

    const frozenIndex = read(siteDir, `versioned_docs/version-go-${LATEST}/index.mdx`);
    expect(frozenIndex).toContain(`[absolute](/reference/go/${LATEST}/api/api-get#libraries)`);
    expect(read(siteDir, 'docs/reference/go/index.mdx')).toBe(GO_INDEX);
    expect(JSON.parse(read(siteDir, 'versions.json'))).toEqual([
      ...frozenVersions.map(({ name }) => name),
      `go-${LATEST}`,
    ]);
    expect(JSON.parse(read(siteDir, 'src/config/sdk-versions.json'))).toMatchObject({ go: NEXT });

    await docusaurus(siteDir, 'build');
    const newest = load(read(siteDir, 'build/reference/go.html'));
    const frozen = load(read(siteDir, `build/reference/go/${LATEST}.html`));
    const addressesOf = (page: CheerioAPI) => linksIn(page).map(([address]) => address);
    const addresses = (prefix: string) =>
      ['/api/api', '/api/api-get#libraries'].map((address) => prefix + address);
    expect(addressesOf(newest)).toEqual(expect.arrayContaining(addresses('/docs/reference/go')));
    expect(addressesOf(frozen)).toEqual(
      expect.arrayContaining(addresses(`/docs/reference/go/${LATEST}`)),
    );
    expect(addressesOf(frozen)).not.toContain('/docs/reference/go/api/api-get#libraries');
    expect(linksIn(newest, '[role=menuitemradio]')).toEqual([
      ['/docs/reference/go', `${NEXT}Latest`],
      ...versionsOf('go')
        .reverse()
        .map((version) => [`/docs/reference/go/${version}`, version]),
    ]);
    expect(frozen(`aside[aria-label="You are reading about ${LATEST}"]`)).toHaveLength(1);
    for (const home of ['/reference/go', `/reference/go/${LATEST}`]) {
      const sheet = load(read(siteDir, `build${home}/cheat-sheet.html`));
      const calls = linksIn(sheet, '.cheat-sheet td a');
      expect(calls).toContainEqual([`/docs${home}/api/api-get`, 'Api.Get()']);
    }
    expect(fs.existsSync(path.join(siteDir, `build/reference/go/${LATEST}/api/api-get.html`))).toBe(
      true,
    );
    expect(fs.existsSync(path.join(siteDir, `build/reference/go/${OLDER}.html`))).toBe(true);
  });
});

describe('freezing a version in a folder', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = withGoIndex(copyFreezable());
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true, force: true }));

  const addFolder = (folder: string) => () =>
    fs.mkdirSync(path.join(siteDir, folder), { recursive: true });
  const overwrite = (file: string, content: string) => () => writePage(siteDir, file, content);

  const expectRejection = (sdk: string, version: string, message: RegExp | string): void => {
    const before = hashTree(siteDir);
    expect(() => freezeSdkVersion(siteDir, sdk, version)).toThrow(message);
    expect(hashTree(siteDir)).toBe(before);
  };

  it.each([
    [
      'a malformed version',
      'go',
      '2.0',
      `Write v and a number greater than that of ${LATEST}, such as ${NEXT}`,
    ],
    ['the latest version', 'go', LATEST, NOT_NEWER],
    ['an older version', 'go', OLDER, NOT_NEWER],
    ['a legacy SDK', 'csharp', 'v1', /only frozen versions.*docs\/reference\/csharp\/index\.mdx/],
  ])('rejects %s and changes no files', (_name, sdk, version, message) => {
    expectRejection(sdk, version, message);
  });

  it.each<[string, () => void, RegExp | string]>([
    [
      'a folder in the way',
      addFolder(`versioned_docs/version-go-${LATEST}`),
      `versioned_docs/version-go-${LATEST} already exists`,
    ],
    [
      'a sidebar in the way',
      overwrite(`versioned_sidebars/version-go-${LATEST}-sidebars.json`, '{}'),
      `versioned_sidebars/version-go-${LATEST}-sidebars.json already exists`,
    ],
    [
      'a missing reference',
      () => fs.rmSync(path.join(siteDir, 'docs/reference/go'), { recursive: true }),
      /docs\/reference\/go has no index page.*Create docs\/reference\/go\/index\.mdx/,
    ],
    [
      'a link that would break',
      overwrite('docs/reference/go/more.mdx', '[Storage](../../storage.mdx)\n'),
      /docs\/reference\/go\/more\.mdx:1: link "\.\.\/\.\.\/storage\.mdx" points outside docs\/reference\/go/,
    ],
    [
      'a page with wrong syntax',
      overwrite('docs/reference/go/more.mdx', 'An open <Card\n'),
      /docs\/reference\/go\/more\.mdx: /,
    ],
  ])('rejects %s and changes no files', (_name, prepare, message) => {
    prepare();
    expectRejection('go', NEXT, message);
  });

  it('copies every file, adds the version to links, and writes the sidebar', () => {
    writePage(siteDir, 'docs/reference/go/api/shape.svg', '<svg/>');
    freezeSdkVersion(siteDir, 'go', NEXT);
    const frozen = `versioned_docs/version-go-${LATEST}`;
    expect(read(siteDir, `${frozen}/index.mdx`)).toContain(
      `[api]: /reference/go/${LATEST}/api/api`,
    );
    expect(read(siteDir, `${frozen}/api/shape.svg`)).toBe('<svg/>');
    expect(
      JSON.parse(read(siteDir, `versioned_sidebars/version-go-${LATEST}-sidebars.json`)),
    ).toEqual({ [FROZEN_KEY]: [{ type: 'autogenerated', dirName: FROZEN_KEY }] });
  });

  it.each([
    ['src/config/node/frozen-menus.json', `"key": "${FROZEN_KEY}"`],
    [
      'src/config/node/frozen-menus.json',
      `{"title": "NewApi()", "href": "/${FROZEN_KEY}/api/api"}`,
    ],
    [
      'src/config/node/planned-routes.json',
      `{"route": "/${FROZEN_KEY}/cache/new-cache", "title": "NewCache()"}`,
    ],
    ['src/config/sdk-versions.json', `"go": "${NEXT}"`],
    ['versions.json', `"go-${LATEST}"`],
  ])('keeps the format of %s and adds %s', (file, added) => {
    const before = read(siteDir, file).split('\n');
    freezeSdkVersion(siteDir, 'go', NEXT);
    const after = read(siteDir, file);
    expect(after).toContain(added);
    const lost = before.filter((line) => !after.includes(line.replace(/[\],]*$/, '')));
    expect(lost).toEqual(file.endsWith('sdk-versions.json') ? [`  "go": "${LATEST}",`] : []);
  });

  it('accepts a version that skips numbers', () => {
    freezeSdkVersion(siteDir, 'go', 'v10');
    expect(JSON.parse(read(siteDir, 'src/config/sdk-versions.json'))).toMatchObject({ go: 'v10' });
  });
});
