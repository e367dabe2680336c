import fs from 'node:fs';
import path from 'node:path';
import type { ProseConfig } from './config';
import { lengthProblem, unusedExceptions } from './lengths';
import { repetitionProblems } from './repetition';
import { voiceProblems } from './voice';

const fixture = (name: string): string =>
  fs.readFileSync(path.join(__dirname, '../fixtures', name), 'utf8');

const config = {
  folders: [],
  lengths: [{ type: 'A function', pages: /^functions\//, words: 30 }],
  longer: [],
  unrepeated: /^functions\//,
  languages: /^functions\/(?:go|dart)-/,
  repeatable: [],
  voice: {
    pages: /^functions\//,
    phrases: [{ phrase: 'because', pattern: /\bbecause\b/, perThousandWords: 100 }],
  },
} satisfies ProseConfig;

const PAGE = 'functions/lift.mdx';

it('counts the words of prose, without code, tables, tags, and addresses', () => {
  const source = fixture('long.mdx');
  expect(lengthProblem(PAGE, source, config)).toMatch(
    /^functions\/lift\.mdx: 36 words\. A function has at most 30\. Cut/,
  );
  expect(lengthProblem('guides/lift.mdx', source, config)).toBeUndefined();
});

it('accepts a longer page with a reason, until the page is short enough', () => {
  const longer = [{ page: PAGE, words: 40, reason: 'It explains the harbor.' }];
  const source = fixture('long.mdx');
  expect(lengthProblem(PAGE, source, { ...config, longer })).toBeUndefined();
  expect(unusedExceptions(new Map([[PAGE, source]]), { ...config, longer })).toEqual([]);
  expect(unusedExceptions(new Map([[PAGE, 'Short.']]), { ...config, longer })).toEqual([
    'prose.config.ts: longer: functions/lift.mdx needs no exception. Remove it.',
  ]);
});

/** Four pages with the same text. */
const copies = (source: string): Map<string, string> =>
  new Map([1, 2, 3, 4].map((page) => [`functions/${page}.mdx`, source]));

it('reports a sentence and a table row on more than three pages, but no labels, callouts, and parameters', () => {
  expect(repetitionProblems(copies(fixture('repeated.mdx')), config)).toEqual([
    expect.stringMatching(/^"`lift ` the crane lifts a container onto the pier" is on 4 pages: /),
    expect.stringMatching(/^"the harbor master opens the gate for ships before noon" is on 4 /),
  ]);
});

it('counts the same page in several languages once', () => {
  const pages = ['go-lift', 'dart-lift', 'go-drop', 'go-turn'];
  const sources = new Map(pages.map((page) => [`functions/${page}.mdx`, fixture('repeated.mdx')]));
  expect(repetitionProblems(sources, config)).toEqual([]);
});

it('accepts a repetition with a reason, until it is gone', () => {
  const passage = 'the harbor master opens the gate for ships before noon';
  const repeatable = [{ passage, reason: 'It is a warning.' }];
  const text = 'The harbor master opens the gate for ships before noon.';
  expect(repetitionProblems(copies(text), { ...config, repeatable })).toEqual([]);
  expect(repetitionProblems(new Map(), { ...config, repeatable })).toEqual([
    `prose.config.ts: repeatable: "${passage}" needs no exception. Remove it.`,
  ]);
});

it('reports a phrase that the pages use too often, and the pages that use it most', () => {
  const sources = new Map([
    [PAGE, 'Because it rains, and because it snows, wait.'],
    ['functions/drop.mdx', 'Drop the container on the pier.'],
    ['guides/drop.mdx', 'Because, because.'],
  ]);
  expect(voiceProblems(sources, config)).toEqual([
    '"because" occurs 142.9 times per 1,000 words, and at most 100 are accepted. Say it another way, for example on functions/lift.mdx (2).',
  ]);
  expect(voiceProblems(new Map([[PAGE, 'Wait until it stops.']]), config)).toEqual([]);
});
