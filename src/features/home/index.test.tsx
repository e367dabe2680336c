import { render, screen } from '@testing-library/react';
import { sdks } from '../../config/sdks';
import { Facts, LibraryList } from '.';

it('names the license, the clouds, the SDKs, and the releases with their months', () => {
  render(<Facts />);
  expect(screen.getByText('AWS, Google Cloud, or Azure')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Free, Apache 2\.0/ })).toHaveAttribute('href', '/faq');
  expect(screen.getByRole('link', { name: 'Node.js and Python' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^CLI \d+\.\d+\.\d+, \w+ \d{4}$/ })).toBeVisible();
});

it('links to each SDK, with its package, its versions from the newest, and its status', () => {
  render(<LibraryList />);
  expect(screen.getAllByRole('link')).toHaveLength(sdks.length);
  expect(screen.getByRole('link', { name: /^Node\.js ?@nitric\/sdk · v1, v0$/ })).toHaveAttribute(
    'href',
    '/reference/nodejs',
  );
  expect(screen.getByRole('link', { name: /^Go.*Experimental$/ })).toBeVisible();
});
