import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { render, screen } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import { DocPage } from '.';

const links = ['APIs', 'Storage', 'Secrets'].map((label) => ({
  type: 'link',
  label,
  href: `/docs/${label.toLowerCase()}`,
}));
const items = [
  {
    type: 'category',
    label: 'Building blocks',
    items: links,
  },
] as unknown as PropSidebarItem[];

function renderPage(change: Partial<Parameters<typeof DocPage>[0]> = {}): void {
  setLocation({ pathname: '/docs/storage' });
  render(
    <DocPage
      title="Storage"
      toc={[
        { id: 'read', level: 2, value: '<MethodTag method="get" /> Read <code>a</code>' },
        { id: 'details', level: 3, value: 'Details' },
      ]}
      editUrl="https://github.com/nitrictech/docs/edit/main/docs/storage.mdx"
      lastChange={Date.UTC(2026, 10, 25)}
      sidebar="docs"
      sidebars={{ docs: items }}
      {...change}
    >
      <h1>Storage</h1>
    </DocPage>,
  );
}

it('ends with the last change, the source, and the neighbors of the page', () => {
  renderPage();
  expect(screen.getByText('November 25, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit this page on GitHub' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/edit\/main\/docs\/storage\.mdx$/),
  );
  expect(screen.getByRole('link', { name: 'Previous APIs' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Next Secrets' })).toHaveAttribute('href', '/secrets');
});

it('leaves out what a page without a menu, a source, and a history does not have', () => {
  renderPage({ sidebar: undefined, editUrl: undefined, lastChange: undefined });
  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
  expect(
    screen.queryByRole('navigation', { name: 'Previous and next page' }),
  ).not.toBeInTheDocument();
});
