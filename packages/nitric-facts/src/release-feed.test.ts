/** @jest-environment jsdom */
import { feedsOf } from './release-feed';

const page = 'https://docs.example/docs/reference/cli/releases';

const entry = (version: string, date: string, text: string) => ({
  title: `CLI ${version}`,
  id: `https://git.example/v${version}`,
  link: `${page}#v${version}`,
  date,
  text,
});

const files = feedsOf({
  title: 'CLI releases',
  description: 'New releases & fixes.',
  page,
  site: 'https://docs.example/docs',
  entries: [
    entry('1.10.0', '2025-10-08', 'See [SQL](/sql#limits) and [Go](https://go.dev).'),
    entry('1.9.0', '2025-01-02', '`a < b` ]]>.'),
  ],
});

const contents = [
  '<p>See <a href="https://docs.example/docs/sql#limits">SQL</a> and <a href="https://go.dev">Go</a>.</p>',
  '<p><code>a &lt; b</code> ]]&gt;.</p>',
];

/** The elements with a name in the Atom feed. The parser is strict, and reports an error as an element. */
function elements(name: string): Element[] {
  const feed = new DOMParser().parseFromString(files['feed.xml'], 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  return [...feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', name)];
}

test.each([
  ['title', ['CLI releases', 'CLI 1.10.0', 'CLI 1.9.0']],
  ['id', [page, 'https://git.example/v1.10.0', 'https://git.example/v1.9.0']],
  ['updated', ['2025-10-08', '2025-10-08', '2025-01-02'].map((day) => `${day}T00:00:00.000Z`)],
  ['name', ['Nitric']],
  ['content', contents],
])('the Atom feed has each %s that RFC 4287 requires', (name, texts) => {
  expect(elements(name).map(({ textContent }) => textContent)).toEqual(texts);
});

test('the links of the Atom feed lead to the page, the feed, and the releases', () => {
  const links = elements('link').map((link) => ['rel', 'href'].map((of) => link.getAttribute(of)));
  expect(links).toEqual([
    ['alternate', page],
    ['self', `${page}/feed.xml`],
    [null, `${page}#v1.10.0`],
    [null, `${page}#v1.9.0`],
  ]);
});

test('the JSON feed has the same entries', () => {
  expect(JSON.parse(files['feed.json'])).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    home_page_url: page,
    feed_url: `${page}/feed.json`,
    items: [
      {
        id: 'https://git.example/v1.10.0',
        url: `${page}#v1.10.0`,
        title: 'CLI 1.10.0',
        content_html: contents[0],
        date_modified: '2025-10-08T00:00:00.000Z',
      },
      { title: 'CLI 1.9.0' },
    ],
  });
});
