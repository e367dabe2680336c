import type { Root } from 'mdast';
import {
  isFunctionPage,
  latestVersionOf,
  sdkReferenceOf,
  versionHref,
  versionsOf,
} from '../../../src/config/sdks';
import { callsIn } from '../call-tables';
import { readContentPages } from '../content-inventory';
import { symbolsOf } from '../function-page';
import { readPage } from '../page-syntax';
import { functionHeadOf, versionLinkOf } from './function-head';

const siteDir = process.cwd();
const pages = readContentPages(siteDir);

const headOf = (route: string) => {
  const page = pages.get(route);
  const head = page && functionHeadOf(siteDir, page);
  return {
    ...head,
    signatures: head?.signatures.map((parts) => parts.map(({ text }) => text).join('')),
  };
};

it.each([
  ['nodejs', 'getUploadUrl(opts?: SignUrlOptions): Promise<string>'],
  ['python', 'async upload_url(expiry: Optional[Union[timedelta, int]] = None)'],
  [
    'go',
    'UploadUrl(ctx context.Context, key string, opts ...storage.PresignUrlOption) (string, error)',
  ],
  ['dart', 'Future<String> getUploadUrl([int expiry = 600])'],
])('has the signature of %s', (folder, signature) => {
  const { signatures, permissions } = headOf(`/reference/${folder}/storage/bucket-file-uploadurl`);
  expect(signatures).toEqual([signature]);
  expect(permissions).toHaveLength(1);
});

it('has the signatures of all overloads', () => {
  expect(headOf('/reference/nodejs/queues/queue-enqueue').signatures).toEqual([
    'enqueue(messages: T[]): Promise<FailedMessage<T>[]>',
    'enqueue(messages: T): Promise<void>',
  ]);
});

it('joins the functions of a page that differ only in their name', () => {
  expect(headOf('/reference/go/api/route-methods').signatures).toEqual([
    'Get | Post | Put | Patch | Delete | Options | All(handler interface{}, opts ...apis.MethodOption)',
  ]);
});

it('has a page for every language that has the function, and for the other version', () => {
  const { languages, versions } = headOf('/reference/nodejs/storage/bucket-file-uploadurl');
  expect(languages?.map(({ language }) => language)).toEqual(['Node.js', 'Python', 'Go', 'Dart']);
  expect(versions).toEqual([
    { version: 'v0', title: 'Buckets', href: '/reference/nodejs/v0/storage#files', isSame: true },
  ]);
});

describe('the ways between versions', () => {
  const all = [...pages.values()].flatMap((page) => {
    const reference = sdkReferenceOf(page.route);
    return reference ? { ...page, ...reference } : [];
  });
  const treeOf = (route: string): Root => readPage(siteDir, pages.get(route)?.file ?? '');

  it('lead from each page about a resource of an older version to the latest one', () => {
    const old = all.filter(
      ({ route, sdk, version, isLatest }) => !isLatest && route !== versionHref(sdk, version),
    );
    const lost = old.filter(
      ({ route, sdk }) => !versionLinkOf(siteDir, route, latestVersionOf(sdk)),
    );
    expect(old.length).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });

  it('lead from each function that an older version lists back to its list', () => {
    const functions = all.filter(({ route, isLatest }) => isLatest && isFunctionPage(route));
    const lost = functions.flatMap(({ route, sdk }) =>
      versionsOf(sdk)
        .slice(0, -1)
        .filter((version) => {
          const names = all
            .filter((page) => page.sdk === sdk && page.version === version)
            .flatMap((page) => callsIn(treeOf(page.route)).map(({ name }) => name));
          const isListed = symbolsOf(treeOf(route)).some(({ symbol }) => names.includes(symbol));
          return isListed && !versionLinkOf(siteDir, route, version)?.isSame;
        })
        .map((version) => `${route} ${version}`),
    );
    expect(lost).toEqual([]);
  });
});
