import { setSystemDark } from '../../tests/mocks/system-theme';
import { render, screen } from '@testing-library/react';
import { ColorModeToggle } from '../features/color-mode/ColorModeToggle';
import { showColorMode, startColorMode } from './color-mode';

const KEY = 'theme-docs';
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
beforeEach(() => {
  setSystemDark(false);
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('shows the current mode in the state of the button', () => {
  open('dark');
  expectDark(true);
});

it('switches to the other mode and stores it if it differs from the system', () => {
  const button = open('light');
  button.click();
  expectDark(true);
  expect(localStorage.getItem(KEY)).toBe('dark');
});

it('removes the stored choice when the reader switches back to the system’s mode', () => {
  const button = open('light');
  button.click();
  button.click();
  expectDark(false);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('follows the system until the reader chooses a mode', () => {
  open('light');
  setSystemDark(true);
  expectDark(true);
});

it('removes the stored choice when the system changes to the same mode', () => {
  open('light').click();
  setSystemDark(true);
  expectDark(true);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('applies a choice from another tab, and cleared storage', () => {
  open('light');
  localStorage.setItem(KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expectDark(true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expectDark(true);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expectDark(false);
});

it('applies a choice that was made while the page was in the back/forward cache', () => {
  open('light');
  localStorage.setItem(KEY, 'dark');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expectDark(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expectDark(true);
});

it('keeps the choice until the page is closed if storage is blocked', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  open('light').click();
  expectDark(true);
});
