import { breadcrumbsOf } from './structured-data';

const page = { title: 'bucket()', route: '/reference/go/storage/bucket' };
const pages = new Map([
  ['/', 'Nitric documentation'],
  ['/reference/go', 'Go SDK'],
  [page.route, page.title],
  ['/reference/go/storage/bucket-on', 'bucket.on()'],
  ['/reference/g', 'Another page'],
]);

it('starts at the home page, and contains only pages above the page', () => {
  expect(breadcrumbsOf(page, pages).map(({ title }) => title)).toEqual([
    'Documentation',
    'Go SDK',
    'bucket()',
  ]);
});
