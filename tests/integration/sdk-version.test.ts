import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { load, type CheerioAPI } from 'cheerio';
import { writeBelow } from '../../plugins/lib/files-below';
import { freezeSdkVersion } from '../../plugins/content/sdk-version/freeze';
import { editAddress } from '../../src/config/site';
import currentVersions from '../../src/config/sdk-versions.json';
import { versionsOf, type SdkId } from '../../src/config/sdks';
import { copySite } from './site-copy';

const successor = (version: string): string => `v${Number(version.slice(1)) + 1}`;

const LATEST = currentVersions.go;
const NEXT = successor(LATEST);

/** One cut of a stable SDK, and two of an experimental one. */
const cuts: [SdkId, string][] = [
  ['go', NEXT],
  ['nodejs', successor(currentVersions.nodejs)],
  ['go', successor(NEXT)],
];

const versionsAfter = (sdk: SdkId): string[] => [
  ...versionsOf(sdk),
  ...cuts.filter(([cut]) => cut === sdk).map(([, version]) => version),
];

/** The versions that the cuts freeze. */
const frozen = cuts.map(([sdk, version]): [SdkId, string] => [
  sdk,
  versionsAfter(sdk)[versionsAfter(sdk).indexOf(version) - 1] ?? '',
]);

let siteDir = '';
const read = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');
const write = (file: string, text: string): void => writeBelow(siteDir, file, text);

beforeAll(() => {
  siteDir = copySite({
    isWanted: (route) =>
      /^\/reference\/(?:go|nodejs)(?:\/cheat-sheet|\/(?:api|storage)\/.+)?$/.test(route),
    withTexts: true,
    parts: ['packages', 'tests/reference', 'tests/samples', 'search.config.ts'],
  });
  write('.gitignore', 'node_modules\n.docusaurus\nbuild\nbuild-server\n');
  for (const sdk of ['go', 'nodejs']) {
    const file = `docs/reference/${sdk}/cheat-sheet.mdx`;
    // The samples of sections that the copy doesn't have.
    write(file, read(file).replace(/^```\w+ id=.*?^```\n/gms, ''));
  }
  git('init', '--quiet');
  commitAll();
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: siteDir, encoding: 'utf8' });

function commitAll(): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git('add', '--all');
  git(...author, 'commit', '--quiet', '--message=Test');
}

/** Runs a command of Docusaurus in the copy. */
async function docusaurus(...args: string[]): Promise<string> {
  const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: siteDir,
    // The cache of the bundler is of no use for a copy in another folder.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      BABEL_ENV: undefined,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

describe('a cut that is rejected changes no files', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    git('reset', '--quiet', '--hard');
    git('clean', '--quiet', '--force', '-d');
  });

  const expectRejection = (sdk: string, version: string, message: RegExp | string): void => {
    const before = git('status', '--porcelain');
    expect(() => freezeSdkVersion(siteDir, sdk, version)).toThrow(message);
    expect(git('status', '--porcelain')).toBe(before);
  };

  it.each([
    ['an unknown SDK', 'cobol', NEXT, 'Unknown SDK "cobol". Accepted: nodejs, python, go, dart.'],
    ['an SDK with only frozen versions', 'csharp', 'v1', '"csharp" has only frozen versions'],
    ['a malformed version', 'go', '2.0', `Write v and a number greater than that of ${LATEST}`],
    ['a malformed version', 'go', 'v02', `such as ${NEXT}`],
    [
      'the latest version',
      'go',
      LATEST,
      `Existing versions: ${versionsOf('go').join(', ')}. Accepted: ${NEXT} or later.`,
    ],
  ])('because of %s: %s %s', (_name, sdk, version, message) => {
    expectRejection(sdk, version, message);
  });

  const EXISTS = /versioned_\w+\/version-go-v\d+\S* already exists\. Remove it/;

  it.each([
    [`versioned_docs/version-go-${LATEST}/index.mdx`, EXISTS],
    [`versioned_sidebars/version-go-${LATEST}-sidebars.json`, EXISTS],
    ['docs/reference/go/new.mdx', /^Uncommitted changes: docs\/reference\/go\/new\.mdx\. Commit/],
    ['versions.json', /^Uncommitted changes: versions\.json\. Commit/],
    ['sidebars.ts', /^Uncommitted changes: sidebars\.ts\. Commit/],
  ])('because of a change of %s', (file, message) => {
    write(file, '{}');
    write('docs/storage.mdx', '');
    expectRejection('go', NEXT, message);
  });

  it('because the disk is full', () => {
    const writeFile = fs.writeFileSync;
    let left = 3;
    jest.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
      left -= 1;
      if (left === -1) {
        throw new Error('ENOSPC: no space left on device');
      }
      writeFile(...args);
    });
    expectRejection('go', NEXT, 'ENOSPC: no space left on device. The files are as before.');
  });
});

describe('after cuts of two SDKs, and a second one of Go', () => {
  beforeAll(async () => {
    // A menu can lead to pages of other folders, which a frozen version doesn't have.
    const other = {
      type: 'doc',
      id: 'storage',
      label: 'Libraries',
      customProps: { hash: 'libraries' },
    };
    write(
      'sidebars.ts',
      read('sidebars.ts').replace('"reference/go":[', `$&${JSON.stringify(other)},`),
    );
    commitAll();
    for (const [sdk, version] of cuts) {
      const output = await docusaurus('sdk:version', sdk, version);
      expect(output).toContain(`docs/reference/${sdk} is now ${version}.`);
      commitAll();
    }
    await docusaurus('build');
  });

  const homeOf = (sdk: SdkId, version: string): string =>
    version === versionsAfter(sdk).at(-1) ? `/reference/${sdk}` : `/reference/${sdk}/${version}`;

  const pageAt = (route: string): CheerioAPI => load(read(`build${route}.html`));

  /** The address in a frozen version. */
  const inVersion = (address: string, sdk: SdkId, version: string): string =>
    address.replace(new RegExp(`(/docs/reference/${sdk})(?!/v\\d)(?=[/#.]|$)`), `$1/${version}`);

  /** The pages below the current reference, as addresses relative to its landing page. */
  const pagesOf = (sdk: SdkId): string[] =>
    fs
      .readdirSync(path.join(siteDir, 'docs/reference', sdk), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `/${file.slice(0, -'.mdx'.length)}`.replace(/\/index$/, ''));

  /** The address and the text of each link. */
  const linksIn = (page: CheerioAPI, selector: string): [string, string][] =>
    page(selector)
      .toArray()
      .map((link) => [decodeURIComponent(page(link).attr('href') ?? ''), page(link).text()]);

  /** The links of a page and of its menu, without those that differ between versions. The data of known issues names pages. */
  const ownLinks = (page: CheerioAPI): [string, string][] => {
    page('aside, main header, [href*="/edit/"], [href*="/support/known-issues"]').remove();
    return linksIn(page, '[data-menu-area] ul a[href], main a[href]');
  };

  it.each(frozen)('%s %s links only to its own pages', (sdk, version) => {
    // The data of releases names pages of the latest version.
    const pages = pagesOf(sdk).filter((page) => page !== '/releases');
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const expected = ownLinks(pageAt(`/reference/${sdk}${page}`)).map(([address, text]) => [
        inVersion(address, sdk, version),
        text,
      ]);
      expect(ownLinks(pageAt(`/reference/${sdk}/${version}${page}`))).toEqual(expected);
    }
  });

  it.each(cuts.slice(0, 2))(
    'each version of %s has the dropdown, its notice, and edit links',
    (sdk) => {
      const versions = versionsAfter(sdk);
      const expected = [...versions]
        .reverse()
        .map((version, place) => [
          `/docs${homeOf(sdk, version)}`,
          version + (place ? '' : 'Latest'),
        ]);
      for (const version of versions) {
        const home = homeOf(sdk, version);
        const page = pageAt(home);
        expect(linksIn(page, '[role=menuitemradio]')).toEqual(expected);
        expect(page('[role=menuitemradio][aria-checked=true]').attr('href')).toBe(`/docs${home}`);
        const isOld = version !== versions.at(-1);
        const notice = page(`aside[aria-label="You are reading about ${version}"]`);
        expect(notice).toHaveLength(isOld ? 1 : 0);
        const folder = isOld ? `versioned_docs/version-${sdk}-${version}` : `docs/reference/${sdk}`;
        const file = `${folder}/index.mdx`;
        expect(page(`a[href="${editAddress('main', file)}"]`)).toHaveLength(1);
      }
    },
  );

  it.each(frozen)('search has the pages of %s %s, and of the latest version', (sdk, version) => {
    const { shards } = JSON.parse(read('build/search-index.json')) as {
      shards: { id: string; titles: string }[];
    };
    for (const one of [version, versionsAfter(sdk).at(-1) ?? '']) {
      const { titles = '' } = shards.find(({ id }) => id === `${sdk}-${one}`) ?? {};
      expect(read(`build/${titles}`)).toContain(`"${homeOf(sdk, one)}/storage/bucket"`);
    }
  });
});
