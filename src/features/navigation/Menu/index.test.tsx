import { render, screen, within } from '@testing-library/react';
import { setLocation } from '../../../../tests/mocks/docusaurus-router';
import type { NavigationMenu } from '../menu';
import { Menu, type PageSection } from './index';

const blockMenu: NavigationMenu = {
  back: { title: 'Back to Home', href: '/', role: 'back' },
  parent: { title: 'APIs', href: '/apis', icon: 'globe', role: 'parent' },
  groups: [
    { divider: false, links: [{ title: 'Overview', href: '/apis' }] },
    {
      title: 'More Building Blocks',
      divider: true,
      links: [{ title: 'HTTP', href: '/http', icon: 'server', badge: 'New' }],
    },
  ],
};

const defaultMenu: NavigationMenu = { groups: blockMenu.groups };

const sections: PageSection[] = [
  { id: 'declare', html: 'Declare an API' },
  { id: 'routes', html: '<code>routes</code>' },
];

const renderMenu = (menu: NavigationMenu, route: string) => {
  setLocation({ pathname: `/docs${route}` });
  return render(<Menu menu={menu} sections={sections} />);
};

test('lists the headings of the active page below its link', () => {
  renderMenu(blockMenu, '/apis');
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  const list = screen.getByRole('list', { name: 'On this page' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#declare', '#routes']);
  expect(screen.getByRole('link', { name: 'APIs' })).not.toHaveAttribute('aria-current');
});

test('the parent link is active if no group links to the page', () => {
  const menu = { ...blockMenu, groups: blockMenu.groups.slice(1) };
  renderMenu(menu, '/apis');
  expect(screen.getByRole('link', { name: 'APIs' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('list', { name: 'On this page' })).toBeInTheDocument();
});

test('only section menus have a back link, and only the default menu shows badges', () => {
  const { unmount } = renderMenu(blockMenu, '/apis');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('New')).not.toBeInTheDocument();
  unmount();
  renderMenu(defaultMenu, '/apis');
  expect(screen.queryByRole('link', { name: 'Back to Home' })).not.toBeInTheDocument();
  expect(screen.getByText('New')).toBeInTheDocument();
});

test('groups have their titles as accessible names', () => {
  renderMenu(blockMenu, '/apis');
  const group = screen.getByRole('list', { name: 'More Building Blocks' });
  expect(within(group).getByRole('link', { name: 'HTTP' })).toHaveAttribute('href', '/http');
});

test('a page without headings has no list of headings', () => {
  setLocation({ pathname: '/docs/apis' });
  render(<Menu menu={blockMenu} sections={[]} />);
  expect(screen.queryByRole('list', { name: 'On this page' })).not.toBeInTheDocument();
});
