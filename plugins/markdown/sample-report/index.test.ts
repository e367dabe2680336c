import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { remarkSampleReport } from '.';
import { REPORT_FILE, type RunCounts, type SampleCounts } from '@nitric-docs/sample-checks';
import { freshPage, textOf } from '../../../tests/lib/page-tree';
import { sourceHash } from './read-report';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-report-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const typed: SampleCounts = {
  language: 'typescript',
  against: '@nitric/sdk 1.4.2',
  outcome: 'types',
  count: 3,
};
const skipped: SampleCounts = { ...typed, outcome: 'skipped', count: 1 };

function write(file: string, content: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

/** Runs the plugin on a page, with a report that has `counts` for `reported`. */
function transformed(
  file: string,
  source: string,
  counts: SampleCounts[],
  reported = source,
): Root {
  fs.rmSync(path.join(siteDir, 'docs'), { recursive: true, force: true });
  write(file, source);
  const pages = { [file]: { hash: sourceHash(reported), counts } };
  write(REPORT_FILE, JSON.stringify({ samples: { pages } }));
  const tree = freshPage(file, source);
  remarkSampleReport()(tree, { cwd: siteDir, path: path.join(siteDir, file) });
  return tree;
}

const claimsIn = ({ children }: Root): string[] =>
  children.flatMap((node) =>
    node.type === 'mdxJsxTextElement' && node.name === 'SamplesChecked' ? [textOf(node)] : [],
  );

const LINK = '[Samples checked](/contributions/samples#what-is-checked)';

describe('a page with checked samples', () => {
  const file = 'docs/reference/nodejs/quay.mdx';

  it('shows the packages that all of its samples were checked against', () => {
    expect(claimsIn(transformed(file, 'Text', [typed]))).toEqual([
      `${LINK} against @nitric/sdk 1.4.2. `,
    ]);
  });

  it('shows nothing if it has changed, a sample was skipped, or none was compiled', () => {
    expect(claimsIn(transformed(file, 'Text', [typed], 'Other text'))).toEqual([]);
    expect(claimsIn(transformed(file, 'Text', [typed, skipped]))).toEqual([]);
    expect(
      claimsIn(transformed(file, 'Text', [{ language: 'go', outcome: 'syntax', count: 2 }])),
    ).toEqual([]);
  });
});

describe('a page with programs that ran', () => {
  const file = 'docs/apis.mdx';
  const day = '2026-11-20';
  const counts: RunCounts[] = [
    { language: 'typescript', against: '@nitric/sdk 1.4.2', declared: 3, ran: 2, day },
    {
      language: 'javascript',
      against: '@nitric/sdk 1.4.2',
      declared: 3,
      ran: 2,
      day: '2026-11-26',
    },
    { language: 'python', against: 'nitric 1.2.4', declared: 2, ran: 0, day },
  ];

  function claimsOf(source: string, reported: string): string[] {
    write(file, source);
    const pages = { [file]: { hash: sourceHash(reported), counts } };
    write(REPORT_FILE, JSON.stringify({ runs: { nitric: '1.61.1', pages } }));
    const tree = freshPage(file, source);
    remarkSampleReport()(tree, { cwd: siteDir, path: path.join(siteDir, file) });
    return claimsIn(tree);
  }

  it('shows how many ran, with what, and the last day', () => {
    expect(claimsOf('Text', 'Text')).toEqual([
      `${LINK}. 4 of 8 programs on this page that use @nitric/sdk 1.4.2, nitric 1.2.4 ran on Nitric 1.61.1 on November 26, 2026.`,
    ]);
  });
});

it('fails for an invalid report', () => {
  const file = 'docs/reference/nodejs/quay.mdx';
  const tree = transformed(file, 'Text', [typed]);
  write(REPORT_FILE, '[]');
  expect(() =>
    remarkSampleReport()(tree, { cwd: siteDir, path: path.join(siteDir, file) }),
  ).toThrow(/report\.json is invalid\. Run "npm run check:samples -- --report"/);
});
