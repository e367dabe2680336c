/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { highlight } from '../plugins/markdown/remark-code/highlight';
import { readMagicComments } from '../plugins/markdown/remark-code/magic-comments';
import { parseMeta } from '../plugins/markdown/remark-code/meta';
import { codeLanguageOf } from '../src/contracts/code-language';
import { traceLines } from '../src/features/home/CodeToCloud/trace';

const page = fs.readFileSync(path.resolve(__dirname, '../docs/index.mdx'), 'utf8');

/** The highlighted samples of the home page, by language. */
const samples = new Map(
  [...page.matchAll(/```(\w+) (.*)\n([^]*?)\n```/g)].map(
    ([, name = '', meta = '', source = '']) => {
      const language = codeLanguageOf(name) ?? 'text';
      const marks = new Set(parseMeta(meta).marks);
      const { code } = readMagicComments(source, language);
      return [name, highlight(code, language, { marks, numbered: false })];
    },
  ),
);

const textOf = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/&gt;/g, '>');

test.each([
  ['ts', "bucket('receipts')", ".allow('write')", "api('shop')", 'async (ctx) =>'],
  ['python', 'bucket("receipts")', '.allow("write")', 'api("shop")', 'async def save_receipt'],
  [
    'go',
    'nitric.NewBucket("receipts")',
    'Allow(storage.BucketWrite)',
    'nitric.NewApi("shop")',
    'func(ctx *apis.Ctx) error',
  ],
  [
    'dart',
    "Nitric.bucket('receipts')",
    '.allow([BucketPermission.write])',
    "Nitric.api('shop')",
    '(ctx) async',
  ],
])('in %s, the declarations are marked, and nothing else changes', (language, ...expected) => {
  const html = samples.get(language) ?? '';
  const traced = traceLines(html);
  expect(textOf(traced)).toBe(textOf(html));
  const numbers = [...traced.matchAll(/data-declares="([^"]+)"/g)].map(([, number]) => number);
  expect(numbers.join(' ')).toBe('1 2 3 4');
  const text = textOf(traced.replace(/<span data-tone="(\w+)">/g, '['));
  expected.forEach((declaration) => expect(text).toContain(`[${declaration}`));
});

test('lines of Go fit into the figure', () => {
  const lines = textOf(samples.get('go') ?? '')
    .split('\n')
    .map((line) => line.replace(/\t/g, '    '));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(72);
});
