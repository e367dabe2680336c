import { render, screen, within } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import { Menu } from './index';

// tests/e2e/navigation.spec.ts covers the rest.
test('the parent link is active and lists the headings if no group links to the page', () => {
  setLocation({ pathname: '/docs/apis' });
  const back = { title: 'Back to Home', href: '/' };
  const menu = { back, parent: { title: 'APIs', href: '/apis' }, groups: [] };
  const sections = [{ id: 'routes', level: 2, html: '<code>routes</code>' }];
  const { rerender } = render(<Menu menu={menu} sections={sections} />);
  expect(screen.getByRole('link', { name: 'APIs' })).toHaveAttribute('aria-current', 'page');
  const list = screen.getByRole('list', { name: 'On this page' });
  expect(within(list).getByRole('link', { name: 'routes' })).toHaveAttribute('href', '#routes');
  rerender(<Menu menu={menu} sections={[]} />);
  expect(screen.queryByRole('list', { name: 'On this page' })).not.toBeInTheDocument();
});

test('the first link to a page about several functions is active', () => {
  setLocation({ pathname: '/docs/reference/go/api/methods' });
  const links = ['get', 'put'].map((title) => ({
    title,
    href: `/reference/go/api/methods#${title}`,
  }));
  render(<Menu menu={{ groups: [{ divider: false, links }] }} sections={[]} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('get');
});
