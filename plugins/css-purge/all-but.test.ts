import { allBut } from '.';

it('matches paths without any of the parts', () => {
  const pattern = allBut(['src/search/Modal', '@docsearch/css']);
  expect(pattern.test('/site/src/search/Modal/styles.module.css')).toBe(false);
  expect(pattern.test('/site/node_modules/@docsearch/css/dist/style.css')).toBe(false);
  expect(pattern.test('/site/src/css/site.css')).toBe(true);
});

it('takes a part as it is, and matches every path without parts', () => {
  expect(allBut(['a.b']).test('/site/a-b.css')).toBe(true);
  expect(allBut([]).test('/site/a.css')).toBe(true);
});
