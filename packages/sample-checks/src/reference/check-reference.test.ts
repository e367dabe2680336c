import path from 'node:path';
import type { ApiSymbol } from '@nitric-docs/nitric-facts/sdk-api';
import type { PageParameter } from '../config';
import { compareReference, type Comparison, type ReferencePage } from './compare';
import { publicSymbolsOf } from './nodejs-symbols';

const root = path.join(__dirname, '../../fixtures/reference');
const folder = 'docs/reference/nodejs';
const noReasons: Comparison['reasons'] = { undocumented: [], notInRelease: [] };
const symbols = publicSymbolsOf(path.join(root, 'sdk.d.ts'));

/** A parameter such as `name: string`, or `name?: string` if it isn't required. */
function parameterOf(text: string, index: number): PageParameter {
  const [, name = '', optional, type = ''] = /^(\S+?)(\?)?: (.*)$/.exec(text) ?? [];
  return { name, type, required: optional === undefined, line: 11 + index };
}

const pageAbout = (name: string, symbol: string, parameters?: string[]): ReferencePage => ({
  ...{ file: `${folder}/${name}.mdx`, symbol, symbolLine: 4, parametersLine: 7 },
  ...(parameters ? { parameters: parameters.map(parameterOf) } : {}),
});

const pages = [
  pageAbout('again', 'quay', ['name: string']),
  pageAbout('berth', 'Quay.berth', ['name: number']),
  pageAbout('free', 'Berth.free', []),
  pageAbout('hold', 'Berth.hold', ['hours: number', 'options: Options', 'extra?: string']),
  // All overloads at once.
  pageAbout('moor', 'Quay.moor', ['side: string', 'ship: string', '...ships?: string[]']),
  pageAbout('quay', 'quay', ['name: string', 'options?: Options']),
  pageAbout('send', 'Quay.send', ['boats: string | string[]']),
  pageAbout('sink', 'Berth.sink', []),
  pageAbout('walk', 'Pier.walk'),
];

function gapsWith(change: Partial<Comparison>): string[] {
  return compareReference({
    pages,
    calls: [],
    symbols,
    reasons: noReasons,
    release: 'quay 1.0.0',
    folder,
    textOf: () => undefined,
    ...change,
  }).map(({ file, line, message }) => `${path.posix.basename(file)}:${line} ${message}`);
}

it('finds functions, classes, methods, even of classes that are only returned, and functions of objects', () => {
  expect(
    symbols
      .map(({ name }) => name)
      .sort()
      .join(', '),
  ).toBe(
    'Berth, Berth.free, Berth.hold, Pier, Pier.walk, Quay, Quay.berth, Quay.moor, Quay.send, Tide.isHigh, pier, quay',
  );
});

describe('the comparison', () => {
  it('reports each difference in its line', () => {
    expect(gapsWith({}).sort()).toEqual(
      [
        'again.mdx:7 parameter "options" (Options) of the declaration is missing.',
        'berth.mdx:11 parameter "name" has the type "number", but "string" in the declaration.',
        'free.mdx:7 parameter "...reasons" (string[]) of the declaration is missing.',
        'hold.mdx:11 parameter "hours" is called "minutes" in the declaration.',
        'hold.mdx:12 parameter "options" is marked as required, but optional in the declaration.',
        'hold.mdx:13 parameter "extra" is not in the declaration.',
        'sink.mdx:4 symbol "Berth.sink" does not exist in quay 1.0.0.',
        'walk.mdx:4 the page about Pier.walk has no section "## Parameters". Add it.',
        'quay.mdx:4 symbol "quay" already has a page: docs/reference/nodejs/again.mdx.',
        'nodejs:1 the function "Tide.isHigh" of quay 1.0.0 has no page. Add one with the front matter "symbol: Tide.isHigh", or a reason to tests/reference/reasons.yaml.',
        'nodejs:1 the function "pier" of quay 1.0.0 has no page. Add one with the front matter "symbol: pier", or a reason to tests/reference/reasons.yaml.',
      ].sort(),
    );
  });

  it('reports obsolete reasons', () => {
    const undocumented = [{ symbols: ['jetty', 'Quay.*'] }];
    const gaps = gapsWith({
      reasons: { undocumented, notInRelease: ['Quay.berth'] },
    });
    expect(gaps).toEqual(
      expect.arrayContaining([
        'nodejs:1 the reason for "jetty" doesn\'t match any symbol of quay 1.0.0.',
        'nodejs:1 the reason for "Quay.*" is obsolete: Quay.berth has a page.',
        'nodejs:1 the reason for "Quay.berth" is obsolete: quay 1.0.0 contains it.',
      ]),
    );
  });

  it('reports a reason whose page does not describe the symbol', () => {
    const undocumented = [{ page: 'quay.mdx', symbols: ['pier'] }];
    const reasons = { ...noReasons, undocumented };
    expect(gapsWith({ reasons, textOf: () => 'Nothing of it.' }).join('\n')).toContain(
      'quay.mdx:1 the page doesn\'t describe "pier"',
    );
    expect(gapsWith({ reasons, textOf: () => 'Call `pier()`.' }).join('\n')).not.toContain(
      '"pier"',
    );
  });
});

describe('the calls in tables', () => {
  const method = (name: string, ...overloads: string[][]): ApiSymbol => ({
    ...{ name, kind: 'method' },
    overloads: overloads.map((names) =>
      names.map((each) => ({ name: each, type: 'String', required: true })),
    ),
  });
  const tableSymbols: ApiSymbol[] = [
    { ...method('nitric.NewBucket', ['name']), kind: 'function' },
    { name: 'storage.File', kind: 'class', overloads: [] },
    { name: 'storage.Reply', kind: 'class', overloads: [] },
    method('storage.File.Write', ['body'], ['body', '...options']),
    method('storage.File.Read', []),
  ];
  const gapsOf = (signatures: string[], reasons = noReasons): string[] =>
    gapsWith({
      ...{ pages: [], symbols: tableSymbols, reasons },
      calls: signatures.map((signature) => ({
        ...{ file: 'go.mdx', line: 3, signature, name: signature.replace(/\(.*/, '') },
      })),
    });
  const complete = [
    'NewBucket(name string) Reply',
    'File.Write(body Map<string, List<int>>)',
    'File.Read()',
  ];

  it('have the parameters of the release, with or without the package', () => {
    const qualified = [
      'nitric.NewBucket(name string)',
      'storage.File.Write(body []byte, options ...Option)',
    ];
    expect(gapsOf([...complete, ...qualified])).toEqual([]);
  });

  it('exist in the release, or have a reason', () => {
    const calls = [...complete, 'File.Erase()', 'Read()', 'File.Write(text string)'];
    const reasons = { ...noReasons, notInRelease: ['File.Erase'] };
    const others = [
      'go.mdx:3 "Read" does not exist in quay 1.0.0.',
      'go.mdx:3 "File.Write(text string)" doesn\'t have the parameters of quay 1.0.0: (body) or (body, ...options).',
    ];
    expect(gapsOf(calls, reasons)).toEqual(others);
    expect(gapsOf(calls)).toEqual([
      'go.mdx:3 "File.Erase" does not exist in quay 1.0.0.',
      ...others,
    ]);
  });

  it('include every symbol', () => {
    expect(gapsOf(['NewBucket(name string) Reply', 'File.Read()'])).toEqual([
      'nodejs:1 the method "storage.File.Write" of quay 1.0.0 has no page. Add a row to a table with the column "Call", or a reason to tests/reference/reasons.yaml.',
    ]);
  });
});
