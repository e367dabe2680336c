import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { render, screen } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import { DocPage } from '.';

const items: PropSidebarItem[] = ['APIs', 'Storage', 'Secrets'].map((label) => ({
  type: 'link',
  label,
  href: `/docs/${label.toLowerCase()}`,
}));

it('ends with the last change, the source, and the neighbors of the page', () => {
  setLocation({ pathname: '/docs/storage' });
  render(
    <DocPage
      title="Storage"
      toc={[]}
      editUrl="https://github.com/nitrictech/docs/edit/main/docs/storage.mdx"
      lastChange={Date.UTC(2026, 10, 25)}
      sidebar="docs"
      sidebars={{ docs: items }}
    >
      <h1>Storage</h1>
    </DocPage>,
  );
  expect(screen.getByText('November 25, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit this page on GitHub' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/edit\/main\/docs\/storage\.mdx$/),
  );
  expect(screen.getByRole('link', { name: 'Previous APIs' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Next Secrets' })).toHaveAttribute('href', '/secrets');
});
