import { render, screen } from '@testing-library/react';
import { PageFooter } from '.';

it('has the last change, the source, and the neighbors of the page', () => {
  render(
    <PageFooter
      editUrl="https://github.com/nitrictech/docs/edit/main/docs/storage.mdx"
      lastChange={Date.UTC(2026, 10, 25)}
      neighbors={{
        previous: { title: 'APIs', href: '/apis' },
        next: { title: 'Secrets', href: '/secrets' },
      }}
      route="/storage"
    />,
  );
  expect(screen.getByText('November 25, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit this page on GitHub' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/edit\/main\/docs\/storage\.mdx$/),
  );
  expect(screen.getByRole('link', { name: 'Previous APIs' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Next Secrets' })).toHaveAttribute('href', '/secrets');
});
