import { render, screen } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import type { FunctionHead } from '../../../contracts/function-head';
import { FunctionLinks, FunctionSummary } from '.';

const head: FunctionHead = {
  signatures: [
    [
      { text: 'read' },
      { text: '(' },
      { text: 'key: string', section: 'parameters' },
      { text: '): ' },
      { text: 'Promise<string>', section: 'returns' },
    ],
  ],
  permissions: ['read', 'delete'],
  languages: [],
  versions: [],
};

beforeEach(() => setLocation({ pathname: '/docs/reference/nodejs/storage/bucket-read' }));

it('links the parts of a signature to the sections that the page has', () => {
  render(<FunctionSummary head={head} anchors={new Set(['parameters'])} />);
  expect(screen.getByText(/^read\(/)).toHaveTextContent('read(key: string): Promise<string>');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#parameters',
  ]);
});

it('names the permissions and the resource', () => {
  render(<FunctionSummary head={head} anchors={new Set()} />);
  expect(screen.getByText(/^Requires/)).toHaveTextContent('Requires read and delete on the bucket');
});

it('names the closest page of a version without the function', () => {
  const collections = { title: 'Collections', href: '/reference/nodejs/v0/collection' };
  const versions = [{ version: 'v0', ...collections, isSame: false }];
  render(<FunctionLinks head={{ ...head, versions }} />);
  expect(
    screen.getByRole('link', { name: 'v0 Collections, the closest page in another version' }),
  ).toHaveTextContent('v0 Collections');
});
