import { render, screen } from '@testing-library/react';
import { TopBar } from '../features/shell/TopBar';
import { HEADER_OPACITY, headerOpacityAt, updateHeaderOpacity } from './header-opacity';

test('the background changes only over the first 72 px', () => {
  expect(headerOpacityAt(0)).toBe(HEADER_OPACITY.top);
  expect(headerOpacityAt(36)).toBeCloseTo((HEADER_OPACITY.top + HEADER_OPACITY.scrolled) / 2);
  expect(headerOpacityAt(72)).toBeCloseTo(HEADER_OPACITY.scrolled);
  expect(headerOpacityAt(5000)).toBeCloseTo(HEADER_OPACITY.scrolled);
});

test('overscrolling above the top does not change the opacity', () => {
  expect(headerOpacityAt(-80)).toBe(HEADER_OPACITY.top);
});

test('the top bar gets the opacity for the scroll position', () => {
  render(<TopBar />);
  window.scrollY = 36;
  updateHeaderOpacity();
  expect(screen.getByRole('banner')).toHaveStyle({ '--topbar-opacity': '0.710' });
});

test('a page without a top bar is ignored', () => {
  expect(updateHeaderOpacity).not.toThrow();
});
