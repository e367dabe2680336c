/** @jest-environment jsdom */
import { feedsOf } from './release-feed';

const page = 'https://docs.example/docs/reference/cli/releases';

const source = {
  title: 'CLI releases',
  description: 'New releases & fixes.',
  page,
  site: 'https://docs.example/docs',
  entries: [
    {
      title: 'CLI 1.10.0',
      id: 'https://git.example/v1.10.0',
      link: `${page}#v1-10-0`,
      date: '2025-10-08',
      text: 'Adds `a < b && c`. See [SQL](/sql#limits) and [Go](https://go.dev).',
    },
    {
      title: 'CLI 1.9.0',
      id: 'https://git.example/v1.9.0',
      link: `${page}#v1-9-0`,
      date: '2025-01-02',
      text: 'One.\n\nTwo ]]>.',
    },
  ],
};

const content =
  '<p>Adds <code>a &lt; b &amp;&amp; c</code>. See <a href="https://docs.example/docs/sql#limits">SQL</a> and <a href="https://go.dev">Go</a>.</p>';

const files = feedsOf(source);

/** The elements with a name in the Atom feed. The parser is strict, and reports an error as an element. */
function elements(name: string): Element[] {
  const feed = new DOMParser().parseFromString(files['feed.xml'], 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  return [...feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', name)];
}

const textsOf = (name: string): (string | null)[] =>
  elements(name).map(({ textContent }) => textContent);

test('the Atom feed has the parts that RFC 4287 requires', () => {
  expect(textsOf('title')).toEqual(['CLI releases', 'CLI 1.10.0', 'CLI 1.9.0']);
  expect(textsOf('id')).toEqual([
    page,
    'https://git.example/v1.10.0',
    'https://git.example/v1.9.0',
  ]);
  expect(textsOf('updated')).toEqual([
    '2025-10-08T00:00:00.000Z',
    '2025-10-08T00:00:00.000Z',
    '2025-01-02T00:00:00.000Z',
  ]);
  expect(textsOf('name')).toEqual(['Nitric']);
  expect(
    elements('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
  ).toEqual([
    ['alternate', page],
    ['self', `${page}/feed.xml`],
    [null, `${page}#v1-10-0`],
    [null, `${page}#v1-9-0`],
  ]);
});

test('entries are HTML with absolute links', () => {
  expect(textsOf('content')).toEqual([content, '<p>One.</p>\n<p>Two ]]&gt;.</p>']);
});

test('the JSON feed has the same entries', () => {
  const feed = JSON.parse(files['feed.json']) as Record<string, unknown>;
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    home_page_url: page,
    feed_url: `${page}/feed.json`,
  });
  expect(feed.items).toEqual([
    {
      id: 'https://git.example/v1.10.0',
      url: `${page}#v1-10-0`,
      title: 'CLI 1.10.0',
      content_html: content,
      date_modified: '2025-10-08T00:00:00.000Z',
    },
    expect.objectContaining({ title: 'CLI 1.9.0' }),
  ]);
});

test('feeds of the same entries are the same', () => {
  expect(feedsOf(source)).toEqual(files);
});
