import { breadcrumbsOf, structuredData } from './structured-data';

const facts = {
  title: 'bucket()',
  description: 'Declare a bucket.',
  route: '/reference/go/storage/bucket',
  lastChange: new Date(Date.UTC(2026, 10, 25)),
};
const pages = new Map([
  ['/', 'Nitric documentation'],
  ['/reference/go', 'Go SDK'],
  ['/reference/go/storage/bucket', 'bucket()'],
  ['/reference/go/storage/bucket-on', 'bucket.on()'],
  ['/reference/g', 'Another page'],
]);

it('starts at the home page, and contains only pages above the page', () => {
  expect(breadcrumbsOf(facts, pages).map(({ title }) => title)).toEqual([
    'Documentation',
    'Go SDK',
    'bucket()',
  ]);
});

it('describes the article with the date of its last change, and the breadcrumbs with positions', () => {
  expect(structuredData(facts, breadcrumbsOf(facts, pages), 'https://nitric.io')).toMatchObject({
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: 'bucket()',
        url: 'https://nitric.io/docs/reference/go/storage/bucket',
        dateModified: '2026-11-25T00:00:00.000Z',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Documentation', item: 'https://nitric.io/docs/' },
          { position: 2, item: 'https://nitric.io/docs/reference/go' },
          { position: 3, name: 'bucket()' },
        ],
      },
    ],
  });
});
