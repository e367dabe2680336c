/** @jest-environment node */
import path from 'node:path';
import { readContentPages } from '../content-inventory';
import { functionHeadOf } from './function-head';

const siteDir = path.resolve(__dirname, '../../..');
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
  ['python', 'upload_url(expiry: Optional[Union[timedelta, int]] = …)'],
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
  expect(versions).toEqual([{ version: 'v0', href: '/reference/nodejs/v0/storage#files' }]);
});
