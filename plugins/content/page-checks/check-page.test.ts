import { checkPage } from './check-page';

const site = {
  dir: process.cwd(),
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
    ['links', '[a](/storage#x) [b](./storage.mdx) [c](#d) [e](https://a.b) [f](/img/favicon.svg)'],
    ['a colon and a slash', 'At 12:30, a:b and `a < b` and a < b'],
    ['Windows line endings', 'Text\r\n\r\n```ts\r\n1\r\n```\r'],
  ])('with %s', (_, text) => {
    expect(inText(text)).toEqual([]);
  });
});

it('a text is rejected with what is wrong and where, what is accepted, and what to do', () => {
  const text = `An {} object
Call /orders/{id} first
[a](/storage) and [b](/docs/storage)
[c](./nope.mdx)

<Crad href="/storage" />
<Card href={address} />
<Card href="/nope" name="a" />

## A {/*#x*/}

## B {/* #x */}

\`\`\`ts
1

Text`;
  const accepted = 'Accepted: braces in code, \\{ and \\} in text';
  expect(inText(text)).toEqual(
    [
      `6:4: "{}" is read as code and isn't shown. ${accepted}`,
      `7:14: "{id}" is read as code and isn't shown. ${accepted}`,
      '8:19: the link "/docs/storage" leads to no page. Accepted: the address of a page without /docs',
      '9:1: the link "./nope.mdx" leads to no page',
      '11:1: unknown component <Crad>. Accepted: AcceptedValues, Card, ',
      '12:7: href={address} is code. Accepted: href="text"',
      '13:1: the link "/nope" leads to no page',
      '17:6: the anchor #x is already in line 15. Accepted: an anchor only once',
      "19:1: the fence doesn't end before the page does. Accepted: a line ``` after the code",
    ].map((problem) => expect.stringContaining(`docs/apis.mdx:${problem}`) as string),
  );
});

it.each([
  ['Text {a b}', ':6:6: "{a b}" is read as JavaScript'],
  [
    'Text {a} { b\n\nText',
    ':6:10: "{" has no end, so the rest of the text would be code. Accepted',
  ],
  ['If <5 items', ':6:4: "<5" is read as the start of a component. Accepted: <Card'],
  ['Text\n\n<Columns>\n\nText', ':8:1: <Columns> has no end in the same block'],
  ['<Columns>\n\nText\n\n</Column>', ':10:1: a closing tag has no opening tag of the same name'],
  ['export PATH=$HOME/bin', ':6:1: a paragraph that starts with "import" or "export" is read as'],
  ['Release %release:cly%', ':6: unknown placeholder %release:cly%. Accepted: %release:cli%'],
])('a text that ends the check is rejected: %j', (text, problem) => {
  expect(inText(text)).toEqual([expect.stringContaining(`docs/apis.mdx${problem}`)]);
});

it.each([
  ['Text\n', '1:1: the page has no front matter. Start it with a line "---"'],
  ['---\ntitle: APIs\n\nText\n', '1:1: the front matter has no end. Accepted: a line "---" '],
  [
    FRONT_MATTER.replace('APIs', 'APIs: all'),
    '2:8: the front matter isn\'t valid YAML: Nested mappings are not allowed in compact mappings. Accepted: "name: value"',
  ],
  ['---\ntitle: APIs\n---\n', '2:1: "description": missing. Accepted: 50 to 160 characters'],
  [
    FRONT_MATTER.replace('APIs', '404'),
    '2:1: "title": Invalid input: expected string, received number. Accepted: a text',
  ],
])('front matter is rejected: %j', (source, problem) => {
  expect(problemsIn(source)).toEqual([expect.stringContaining(`docs/apis.mdx:${problem}`)]);
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

  it('is compared with the projects, the SDKs, and the topics', () => {
    expect(problemsIn(withGuide(guide), file)).toEqual([]);
    const wrong = guide.replace('first-api', 'chat').replace('sdk: go', 'sdk: rust');
    expect(problemsIn(withGuide(wrong.replace('APIs', 'caching')), file)).toEqual([
      expect.stringContaining(`:6:3: "guide.project": the folder examples/go-chat doesn't exist`),
      expect.stringContaining(':8:3: "guide.sdk": unknown SDK "rust". Accepted: nodejs, python, '),
      expect.stringContaining(':11:3: "guide.topics": unknown topic "caching". Accepted: APIs, '),
    ]);
    expect(problemsIn(withGuide(guide.replace(/.*project.*\n/, '')), file)).toEqual([
      expect.stringContaining(':5:3: "guide.project" is missing. Only a recipe has no project'),
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
