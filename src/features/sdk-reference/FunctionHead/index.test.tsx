import { render, screen } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import type { FunctionHead } from '../../../contracts/function-head';
import { FunctionEyebrow, FunctionLinks, FunctionSummary, FunctionTitle } from '.';

const head: FunctionHead = {
  signatures: [
    [
      { text: 'read(' },
      { text: 'key: string', section: 'parameters' },
      { text: '): Promise<string>', section: 'returns' },
    ],
  ],
  permissions: ['read', 'delete'],
  languages: [
    { language: 'Node.js', title: 'bucket.read()', href: '/reference/nodejs/storage/bucket-read' },
    { language: 'Go', title: 'Bucket.Read()', href: '/reference/go/storage/bucket-read' },
  ],
  versions: [
    { version: 'v0', title: 'Buckets', href: '/reference/nodejs/v0/storage#files', isSame: true },
    { version: 'v2', title: 'Collections', href: '/reference/nodejs/v2/kv', isSame: false },
  ],
};

beforeEach(() => setLocation({ pathname: '/docs/reference/nodejs/storage/bucket-read' }));

it('breaks a call only after its dots, and leaves other titles as they are', () => {
  render(<FunctionTitle title="bucket.file.read()" />);
  const title = screen.getByRole('heading');
  expect(title).toHaveTextContent(/^bucket\.file\.read\(\)$/);
  expect(title.querySelectorAll('wbr')).toHaveLength(2);
  expect(title.querySelector('wbr')?.previousSibling).toHaveTextContent('.');
  render(<FunctionTitle title="Route methods, v1.2" />);
  const other = screen.getByRole('heading', { name: 'Route methods, v1.2' });
  expect(other.querySelector('wbr')).not.toBeInTheDocument();
});

it('links the parts of a signature to sections of the page, and names the permissions', () => {
  render(<FunctionSummary head={head} anchors={new Set(['parameters'])} />);
  expect(screen.getByText(/^read\(/)).toHaveTextContent('read(key: string): Promise<string>');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#parameters',
  ]);
  expect(screen.getByText(/^Requires/)).toHaveTextContent('Requires read and delete on the bucket');
});

it('links to the SDK, the building block, the other languages, and the other version', () => {
  render(<FunctionEyebrow />);
  expect(screen.getByRole('link', { name: 'Node.js SDK v1' })).toHaveAttribute(
    'href',
    '/reference/nodejs',
  );
  expect(screen.getByRole('link', { name: 'Storage' })).toHaveAttribute('href', '/storage');
  render(<FunctionLinks head={head} />);
  const [current, other] = screen.getAllByRole('link', { name: /, bucket\.read\(\)$/i });
  expect(current).toHaveAttribute('aria-current', 'true');
  expect(other).not.toHaveAttribute('aria-current');
  expect(other).toHaveAccessibleName('Go, Bucket.Read()');
  const version = screen.getByRole('link', { name: 'v0, this page in another version' });
  expect(version).toHaveTextContent(/^v0$/);
  expect(version).toHaveAttribute('href', '/reference/nodejs/v0/storage#files');
  const closest = { name: 'v2 Collections, the closest page in another version' };
  expect(screen.getByRole('link', closest)).toHaveTextContent('v2 Collections');
});
