import '../../../tests/mocks/system-theme';
import { render, screen } from '@testing-library/react';
import { ColorModeToggle } from './ColorModeToggle';
import { startColorMode } from './behavior';

function expectDark(isDark: boolean): void {
  const root = document.documentElement;
  expect(root).toHaveAttribute('data-theme', isDark ? 'dark' : 'light');
  expect(root.classList.contains('dark')).toBe(isDark);
  expect(screen.getByRole('button', { pressed: isDark })).toBeVisible();
}

it('applies a choice from another tab, and cleared storage', () => {
  startColorMode();
  render(<ColorModeToggle />);
  localStorage.setItem('theme-docs', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme-docs' }));
  expectDark(true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expectDark(true);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expectDark(false);
});
