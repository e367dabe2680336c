/** @jest-environment node */
import path from 'node:path';
import { compareReference, type Comparison } from './compare';
import { nodejsAdapter, publicSymbolsOf } from './nodejs-adapter';
import { readReferencePages } from './reference-pages';

const root = path.join(__dirname, '../../../tests/fixtures/reference');
const folder = 'docs/reference/nodejs';
const noReasons: Comparison['reasons'] = { undocumented: [], notInRelease: {} };
const symbols = publicSymbolsOf(path.join(root, 'sdk.d.ts'));
const pages = readReferencePages(root, 'nodejs', 'v1');

function gapsWith(change: Partial<Comparison>): string[] {
  return compareReference({
    pages,
    symbols,
    reasons: noReasons,
    release: 'quay 1.0.0',
    folder,
    textOf: () => undefined,
    ...change,
  }).map(({ file, line, message }) => `${path.posix.basename(file)}:${line} ${message}`);
}

describe('the public interface', () => {
  it('has functions, classes and methods, also of classes that only a function gives', () => {
    expect(symbols.map(({ name }) => name).sort()).toEqual([
      'Berth',
      'Berth.free',
      'Berth.hold',
      'Pier',
      'Pier.walk',
      'Quay',
      'Quay.berth',
      'Quay.send',
      'pier',
      'quay',
    ]);
  });

  it('has the parameters as the declaration writes them', () => {
    expect(symbols.find(({ name }) => name === 'Berth.hold')?.overloads).toEqual([
      [
        { name: 'minutes', type: 'number', required: true },
        { name: 'options', type: 'Options', required: false },
      ],
    ]);
  });

  it('of the published SDK has what samples use', async () => {
    const names = (await nodejsAdapter.publicSymbols('v1')).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['api', 'Api.get', 'Route.get', 'File.read', 'StoreRef.get']),
    );
    expect(names).not.toContain('collection');
    expect((await nodejsAdapter.publicSymbols('v0')).map(({ name }) => name)).toContain(
      'DocumentRef.get',
    );
  });
});

describe('the comparison', () => {
  it('finds each difference in its line', () => {
    expect(gapsWith({}).sort()).toEqual(
      [
        'again.mdx:7 parameter "options" (Options) of the declaration is missing.',
        'berth.mdx:11 parameter "name" has the type "number"; the declaration says "string".',
        'free.mdx:7 parameter "...reasons" (string[]) of the declaration is missing.',
        'hold.mdx:11 parameter "hours" is called "minutes" in the declaration.',
        'hold.mdx:17 parameter "options" is marked as required; the declaration says optional.',
        'hold.mdx:23 parameter "extra" is not in the declaration.',
        'sink.mdx:4 symbol "Berth.sink" does not exist in quay 1.0.0.',
        'walk.mdx:4 the page about Pier.walk has no section "## Parameters". Write it, with "No parameters." where there are none.',
        'quay.mdx:4 symbol "quay" has a page already: docs/reference/nodejs/again.mdx.',
        'nodejs:1 the function "pier" of quay 1.0.0 has neither a page (front matter "symbol: pier") nor a documented reason.',
      ].sort(),
    );
  });

  it('accepts a symbol without a page that has a reason', () => {
    const undocumented = [{ reason: 'Not for readers.', symbols: ['pier'] }];
    const gaps = gapsWith({ reasons: { ...noReasons, undocumented } });
    expect(gaps.join('\n')).not.toContain('"pier"');
  });

  it('accepts a documented symbol that only a later release has', () => {
    const gaps = gapsWith({ reasons: { ...noReasons, notInRelease: { 'Berth.sink': '1.1.0' } } });
    expect(gaps.join('\n')).not.toContain('Berth.sink');
  });

  it('refuses reasons that are not needed', () => {
    const undocumented = [{ reason: 'Old.', symbols: ['jetty', 'Quay.*'] }];
    const gaps = gapsWith({
      reasons: { undocumented, notInRelease: { 'Quay.berth': 'Old.' } },
    });
    expect(gaps).toEqual(
      expect.arrayContaining([
        'nodejs:1 the reason for "jetty" is about nothing in quay 1.0.0.',
        'nodejs:1 the reason for "Quay.*" is not needed: Quay.berth has a page.',
        'nodejs:1 "Quay.berth" is in quay 1.0.0: its reason is not needed.',
      ]),
    );
  });

  it('refuses a reason that names a page which does not describe the symbol', () => {
    const undocumented = [{ reason: 'Described there.', page: 'quay.mdx', symbols: ['pier'] }];
    const reasons = { ...noReasons, undocumented };
    expect(gapsWith({ reasons, textOf: () => 'Nothing of it.' }).join('\n')).toContain(
      'quay.mdx:1 the page does not describe "pier"',
    );
    expect(gapsWith({ reasons, textOf: () => 'Call `pier()`.' }).join('\n')).not.toContain(
      '"pier"',
    );
  });
});
