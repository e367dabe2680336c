import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkPage } from './check-page';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-checks-'));
fs.mkdirSync(path.join(siteDir, 'examples/go-first-api'), { recursive: true });
fs.mkdirSync(path.join(siteDir, 'static/img'), { recursive: true });
fs.mkdirSync(path.join(siteDir, 'docs'));
fs.writeFileSync(path.join(siteDir, 'static/img/logo.svg'), '');
fs.writeFileSync(path.join(siteDir, 'docs/storage.mdx'), '');
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const site = {
  dir: siteDir,
  isPage: (route: string) => /^\/(?:storage|reference\/go.*)$/.test(route),
};
const FRONT_MATTER = `---
title: APIs
description: "Declare APIs, handle requests, and secure routes in every language."
---

`;

const problemsIn = (source: string, file = 'docs/apis.mdx'): string[] =>
  checkPage(site, file, source);

/** The text starts in line 6. */
const inText = (text: string): string[] => problemsIn(`${FRONT_MATTER}${text}\n`);

describe('a page is accepted', () => {
  it.each([
    [
      'code in an attribute of a component that the page imports',
      "import Quiz from '@site/src/islands/quiz';\n\n<Quiz questions={['What is a bucket?']} />",
    ],
    ['comments', 'Text {/* note */}\n\n{/* note */}\n\n## Limits {/*#limits*/}'],
    ['braces in code and escaped', '`{id}` and \\{id\\} and \\<5\n\n```ts\nconst a = {}\n```'],
    ['a sample that contains a fence', '````markdown\n```ts\n1\n```\n````'],
    ['links', '[a](/storage#x) [b](./storage.mdx) [c](#d) [e](https://a.b) [f](/img/logo.svg)'],
    ['a colon and a slash', 'At 12:30, a:b and `a < b` and a < b'],
    ['Windows line endings', 'Text\r\n\r\n```ts\r\n1\r\n```\r'],
  ])('with %s', (_, text) => {
    expect(inText(text)).toEqual([]);
  });
});

const BRACES = 'Accepted: braces in code, \\{ and \\} in text';

describe('text is rejected', () => {
  it.each([
    [
      'empty braces',
      'An {} object',
      '6:4: "{}" is read as code and isn\'t shown. Accepted: braces',
    ],
    [
      'a parameter',
      'Call /orders/{id} first',
      `6:14: "{id}" is read as code and isn't shown. ${BRACES}`,
    ],
    ['words in braces', 'Text {a b}', '6:6: "{a b}" is read as JavaScript'],
    [
      'a lonely brace',
      'Text {a} { b\n\nText',
      `6:10: "{" has no end, so the rest of the text would be code. ${BRACES}`,
    ],
    [
      'a comparison',
      'If <5 items',
      '6:4: "<5" is read as the start of a component. Accepted: <Card',
    ],
    [
      'an unknown component',
      'Text\n\n<Crad href="/storage" />',
      '8:1: unknown component <Crad>. Accepted: AcceptedValues, Card, ',
    ],
    [
      'a component without an end',
      'Text\n\n<Columns>\n\nText',
      '8:1: <Columns> has no end in the same block',
    ],
    [
      'another closing tag',
      '<Columns>\n\nText\n\n</Column>',
      '10:1: a closing tag has no opening tag of the same name',
    ],
    [
      'an attribute that is code',
      '<Card href={address} />',
      '6:7: href={address} is code. Accepted: href="text"',
    ],
    [
      'an export',
      'export PATH=$HOME/bin',
      '6:1: a paragraph that starts with "import" or "export" is read as JavaScript',
    ],
    [
      'a fence until the end',
      '```ts\n1\n\nText',
      "6:1: the fence doesn't end before the page does. Accepted: a line ``` after the code",
    ],
    [
      'equal anchors',
      '## A {/*#x*/}\n\n## B {/* #x */}',
      '8:6: the anchor #x is already in line 6. Accepted: an anchor only once',
    ],
    [
      'a link to no page',
      '[a](/storage) and\n[b](/docs/storage)',
      '7:1: the link "/docs/storage" leads to no page. Accepted: the address of a page without /docs',
    ],
    ['a link to no file', '[a](./apis.mdx)', '6:1: the link "./apis.mdx" leads to no page'],
    [
      'a card to no page',
      '<Card href="/nope" name="a" />',
      '6:1: the link "/nope" leads to no page',
    ],
    [
      'an unknown placeholder',
      'Release %release:cly%',
      ':6: unknown placeholder %release:cly%. Accepted: %release:cli%',
    ],
  ])('with %s', (_, text, problem) => {
    const problems = inText(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`docs/apis.mdx${problem.startsWith(':') ? '' : ':'}${problem}`);
  });
});

describe('front matter is rejected', () => {
  it.each([
    ['is missing', 'Text\n', '1:1: the page has no front matter. Start it with a line "---"'],
    [
      'has no end',
      '---\ntitle: APIs\n\nText\n',
      '1:1: the front matter has no end. Accepted: a line "---" before and after',
    ],
    [
      'is not YAML',
      FRONT_MATTER.replace('APIs', 'APIs: all'),
      '2:8: the front matter isn\'t valid YAML: Nested mappings are not allowed in compact mappings. Accepted: "name: value"',
    ],
    [
      'has no description',
      '---\ntitle: APIs\n---\n',
      '2:1: "description": missing. Accepted: 50 to 160 characters',
    ],
    [
      'has a wrong type',
      FRONT_MATTER.replace('APIs', '404'),
      '2:1: "title": Invalid input: expected string, received number. Accepted: a text',
    ],
  ])('if it %s', (_, source, problem) => {
    expect(problemsIn(source)).toEqual([expect.stringContaining(`docs/apis.mdx:${problem}`)]);
  });
});

describe('the guide block', () => {
  const file = 'docs/guides/go/rest-api.mdx';
  const guide = `guide:
  kind: example
  project: examples/go-first-api
  result: A REST API with tests
  sdk: go
  minutes: 30
  clouds: [aws]
  topics: [APIs, testing]
`;
  const withGuide = (block: string): string => FRONT_MATTER.replace(/---\n\n/, `${block}---\n\n`);

  it.each([
    [
      'project',
      'examples/go-first-api',
      'examples/go-chat',
      '6:3: "guide.project": the folder examples/go-chat doesn\'t exist',
    ],
    [
      'sdk',
      'sdk: go',
      'sdk: rust',
      '8:3: "guide.sdk": unknown SDK "rust". Accepted: nodejs, python, ',
    ],
    [
      'topics',
      'APIs',
      'caching',
      '11:3: "guide.topics": unknown topic "caching". Accepted: APIs, ',
    ],
    ['result', 'A REST API with tests', 'API', '7:3: "guide.result": Too small'],
  ])('is rejected with a wrong %s', (_, value, wrong, problem) => {
    expect(problemsIn(withGuide(guide), file)).toEqual([]);
    expect(problemsIn(withGuide(guide.replace(value, wrong)), file)).toEqual([
      expect.stringContaining(`${file}:${problem}`),
    ]);
  });

  it('is required on the page of a guide', () => {
    expect(problemsIn(FRONT_MATTER, file)).toEqual([
      expect.stringContaining('"guide": missing. Name the project'),
    ]);
  });

  it.each(['docs/storage.mdx', 'docs/guides/go/index.mdx', 'docs/guides/rust/rest-api.mdx'])(
    'is rejected in %s, which is not the page of a guide',
    (page) => {
      expect(problemsIn(withGuide(guide), page)).toEqual([
        expect.stringMatching(
          /:4:1: "guide": \/\S+ is not the address of a guide.*Accepted groups: nodejs, python, dart/,
        ),
      ]);
    },
  );
});

it('a page of an SDK links to its own version by file', () => {
  const text = '[a](/reference/go/v0) [b](/reference/go-v0) [c](/reference/go/api/api)';
  expect(problemsIn(`${FRONT_MATTER}${text}\n`, 'docs/reference/go/index.mdx')).toEqual([
    expect.stringContaining('the link "/reference/go/api/api" leaves the version'),
  ]);
});
