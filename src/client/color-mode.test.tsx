import { setSystemDark } from '../../tests/mocks/system-theme';
import { render, screen } from '@testing-library/react';
import { ColorModeToggle } from '../features/color-mode/ColorModeToggle';
import { showColorMode, startColorMode } from './color-mode';

const KEY = 'theme-docs';
const root = document.documentElement;

/** A page whose head has chosen the mode before the first paint. */
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

it('the button says which mode the page has', () => {
  open('dark');
  expectDark(true);
});

it('the button chooses the other mode, and keeps what differs from the system', () => {
  const button = open('light');
  button.click();
  expectDark(true);
  expect(localStorage.getItem(KEY)).toBe('dark');
});

it('going back to the system’s mode clears the stored choice', () => {
  const button = open('light');
  button.click();
  button.click();
  expectDark(false);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('follows the system as long as nobody chose', () => {
  open('light');
  setSystemDark(true);
  expectDark(true);
});

it('keeps a choice when the system changes to it, and clears it from storage', () => {
  open('light').click();
  setSystemDark(true);
  expectDark(true);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('follows a choice in another tab, and storage that is cleared', () => {
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

it('follows what was chosen while the page was in the page cache', () => {
  open('light');
  localStorage.setItem(KEY, 'dark');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expectDark(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expectDark(true);
});

it('works without storage for as long as the page is open', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  open('light').click();
  expectDark(true);
});
