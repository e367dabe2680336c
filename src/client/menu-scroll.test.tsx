import { cleanup, render, screen } from '@testing-library/react';
import { setLocation } from '../../tests/mocks/docusaurus-router';
import { DocShell } from '../features/shell/DocShell';
import { showActiveLink, startMenuScroll } from './menu-scroll';

const menu = { groups: [{ divider: false, links: [{ title: 'Storage', href: '/storage' }] }] };

/** A page as the browser reads it: it runs the script after the menu. */
function arrive(menuName: string): HTMLElement {
  cleanup();
  setLocation({ pathname: '/docs/storage' });
  render(
    <DocShell menuName={menuName} menu={menu} sections={[]}>
      text
    </DocShell>,
  );
  const area = screen.getByRole('navigation', { name: 'Documentation' }).parentElement;
  const written = area?.nextElementSibling;
  const script = document.createElement('script');
  script.textContent = written?.textContent ?? '';
  written?.replaceWith(script);
  return area as HTMLElement;
}

const leave = (): boolean =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));

beforeAll(startMenuScroll);
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('the next page with the same menu starts where this one’s was left', () => {
  arrive('docs').scrollTop = 120;
  leave();
  expect(arrive('docs').scrollTop).toBe(120);
  expect(arrive('guides').scrollTop).toBe(0);
});

it('a page without a menu, and storage that is blocked, are no harm', () => {
  leave();
  expect(sessionStorage).toHaveLength(0);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  arrive('docs');
  expect(leave()).toBe(true);
});

it.each([
  ['below the menu’s window', 800, 600],
  ['under its head', 30, -170],
  ['in view', 300, undefined],
])('an active link %s', (_, top, scrolledBy) => {
  const area = arrive('docs');
  area.scrollBy = jest.fn();
  jest.spyOn(area, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(area, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 64));
  jest
    .spyOn(screen.getByRole('link', { name: 'Storage' }), 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 64 + top));
  showActiveLink();
  expect(jest.mocked(area.scrollBy).mock.calls).toEqual(
    scrolledBy === undefined ? [] : [[{ top: scrolledBy }]],
  );
});
