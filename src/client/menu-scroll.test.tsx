import { cleanup, render, screen } from '@testing-library/react';
import { setLocation } from '../../tests/mocks/docusaurus-router';
import { DocShell } from '../features/shell/DocShell';
import { scrollToActiveLink, startMenuScroll } from './menu-scroll';

const menu = { groups: [{ divider: false, links: [{ title: 'Storage', href: '/storage' }] }] };

/** Renders a page and runs the inline script after the menu, as a browser does. */
function openPage(menuName: string): HTMLElement {
  cleanup();
  setLocation({ pathname: '/docs/storage' });
  render(
    <DocShell menuName={menuName} menu={menu} sections={[]}>
      text
    </DocShell>,
  );
  const area = screen.getByRole('navigation', { name: 'Documentation' }).parentElement;
  const inlineScript = area?.nextElementSibling;
  const script = document.createElement('script');
  script.textContent = inlineScript?.textContent ?? '';
  inlineScript?.replaceWith(script);
  return area as HTMLElement;
}

const leavePage = (): boolean =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));

beforeAll(startMenuScroll);
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('restores the scroll position on the next page with the same menu', () => {
  openPage('docs').scrollTop = 120;
  leavePage();
  expect(openPage('docs').scrollTop).toBe(120);
  expect(openPage('guides').scrollTop).toBe(0);
});

it('ignores a page without a menu, and blocked storage', () => {
  leavePage();
  expect(sessionStorage).toHaveLength(0);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  openPage('docs');
  expect(leavePage()).toBe(true);
});

it.each([
  ['below the visible part of the menu', 800, 600],
  ['behind the head of the menu', 30, -170],
  ['in view, which needs no scrolling', 300, undefined],
])('scrolls to an active link %s', (_, top, scrolledBy) => {
  const area = openPage('docs');
  area.scrollBy = jest.fn();
  jest.spyOn(area, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(area, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 64));
  jest
    .spyOn(screen.getByRole('link', { name: 'Storage' }), 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 64 + top));
  scrollToActiveLink();
  expect(jest.mocked(area.scrollBy).mock.calls).toEqual(
    scrolledBy === undefined ? [] : [[{ top: scrolledBy }]],
  );
});
