import { render, screen } from '@testing-library/react';
import { PageFooter } from './index';

const neighbors = {
  previous: { title: 'Installation', href: '/getting-started/installation' },
  next: { title: 'Local Dashboard', href: '/getting-started/local-dashboard' },
};

test('links to the source, the previous page, and the next page', () => {
  render(<PageFooter editUrl="https://example.com/edit" neighbors={neighbors} route="/x" />);
  expect(screen.getByRole('link', { name: 'Edit this page on GitHub' })).toHaveAttribute(
    'href',
    'https://example.com/edit',
  );
  expect(screen.getByRole('link', { name: /Previous\s*Installation/ })).toHaveAttribute(
    'href',
    '/getting-started/installation',
  );
  expect(screen.getByRole('link', { name: /Next\s*Local Dashboard/ })).toHaveAttribute(
    'href',
    '/getting-started/local-dashboard',
  );
});

test('a page can have no edit link and no neighbors', () => {
  render(<PageFooter editUrl={undefined} neighbors={{}} route="/x" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('What did you think of this content?')).toBeVisible();
});
