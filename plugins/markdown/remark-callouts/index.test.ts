import { visit } from 'unist-util-visit';
import { freshPage } from '../../../tests/lib/page-tree';
import { remarkCallouts } from '.';

const PAGE = { cwd: '/site', path: '/site/docs/a.mdx' };

function propertiesOf(source: string): unknown {
  const tree = freshPage(PAGE.path, source);
  remarkCallouts()(tree, PAGE);
  let properties: unknown;
  visit(tree, 'containerDirective', ({ data }) => void (properties = data?.hProperties));
  return properties;
}

it('passes the names of the clouds', () => {
  const source = ':::warning[Use one bucket]{clouds="aws gcp"}\n\nText\n\n:::\n';
  expect(propertiesOf(source)).toEqual({ clouds: 'AWS, Google Cloud' });
});

it('keeps callouts without clouds', () => {
  expect(propertiesOf(':::note\n\nText\n\n:::\n')).toBeUndefined();
});

it('rejects an unknown cloud with its place', () => {
  expect(() => propertiesOf('Text\n\n:::note{clouds="ibm"}\n\nText\n\n:::\n')).toThrow(
    'docs/a.mdx:3:1: clouds="ibm" is not supported. Accepted: aws, gcp, azure.',
  );
});
