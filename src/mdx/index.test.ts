import pageComponents from '../contracts/page-components.json';
import { mdxComponents } from '.';

it('lists the components for the checks of pages, except for those that only the build inserts', () => {
  const inserted = [
    'BlockTile',
    'CodeBlock',
    'Command',
    'Diagram',
    'FacetList',
    'GuideCard',
    'KnownIssueLine',
    'Output',
    'Picture',
    'SamplesChecked',
    'Status',
  ];
  const names = Object.keys(mdxComponents).filter((name) => !inserted.includes(name));
  expect(pageComponents).toEqual(expect.arrayContaining(names));
});
