import '../../../tests/mocks/system-theme';
import { render, screen } from '@testing-library/react';
import { blockStorage } from '../../../tests/mocks/blocked-storage';
import { ColorModeToggle } from './ColorModeToggle';
import { showColorMode, startColorMode } from './behavior';

const root = document.documentElement;

/** Renders a page whose head script has already set the mode. */
function open(theme: 'light' | 'dark'): HTMLElement {
  root.dataset.theme = theme;
  render(<ColorModeToggle />);
  showColorMode();
  return screen.getByRole('button', { name: 'Toggle dark mode' });
}

function expectDark(isDark: boolean): void {
  expect(root).toHaveAttribute('data-theme', isDark ? 'dark' : 'light');
  expect(root.classList.contains('dark')).toBe(isDark);
  expect(screen.getByRole('button', { pressed: isDark })).toBeVisible();
}

beforeAll(startColorMode);
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('applies a choice from another tab, and cleared storage', () => {
  open('light');
  localStorage.setItem('theme-docs', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme-docs' }));
  expectDark(true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expectDark(true);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expectDark(false);
});

it('keeps the choice until the page is closed if storage is blocked', () => {
  blockStorage();
  open('light').click();
  expectDark(true);
});
