import { render, screen } from '@testing-library/react';
import { TopBar } from '../features/shell/TopBar';
import {
  followScrollInHeader,
  HEADER_OPACITY,
  HEADER_SCROLL_RANGE_PX,
  headerOpacityAt,
} from './header-opacity';

test('the background changes over the first 72 px and no further', () => {
  expect(HEADER_SCROLL_RANGE_PX).toBe(72);
  expect(headerOpacityAt(0)).toBe(HEADER_OPACITY.top);
  expect(headerOpacityAt(36)).toBeCloseTo((HEADER_OPACITY.top + HEADER_OPACITY.scrolled) / 2);
  expect(headerOpacityAt(72)).toBeCloseTo(HEADER_OPACITY.scrolled);
  expect(headerOpacityAt(5000)).toBeCloseTo(HEADER_OPACITY.scrolled);
});

test('a page that is pulled down beyond its top stays at the first value', () => {
  expect(headerOpacityAt(-80)).toBe(HEADER_OPACITY.top);
});

test('the top bar follows the scroll position', () => {
  render(<TopBar />);
  window.scrollY = 36;
  followScrollInHeader();
  expect(screen.getByRole('banner')).toHaveStyle({ '--topbar-opacity': '0.710' });
});

test('a page without a top bar is no harm', () => {
  expect(followScrollInHeader).not.toThrow();
});
