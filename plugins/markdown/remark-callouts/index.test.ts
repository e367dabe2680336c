import { freshPage } from '../../../tests/lib/page-tree';
import { remarkCallouts } from '.';

const PAGE = { cwd: '/site', path: '/site/docs/a.mdx' };

function propertiesOf(opening: string): unknown {
  const tree = freshPage(PAGE.path, `${opening}\n\nText\n\n:::\n`);
  remarkCallouts()(tree, PAGE);
  return tree.children.at(-1)?.data?.hProperties;
}

it('passes the names of the clouds', () => {
  expect(propertiesOf(':::warning[Use one bucket]{clouds="aws gcp"}')).toEqual({
    clouds: 'AWS, Google Cloud',
  });
  expect(propertiesOf(':::note')).toBeUndefined();
});

it('rejects an unknown cloud with its place', () => {
  expect(() => propertiesOf('Text\n\n:::note{clouds="ibm"}')).toThrow(
    'docs/a.mdx:3:1: clouds="ibm" is not supported. Accepted: aws, gcp, azure.',
  );
});
