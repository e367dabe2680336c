import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedChoice } from './color-mode';
import { ColorModeToggle } from './ColorModeToggle';

const setColorMode = jest.fn();
let state: { colorMode: string; colorModeChoice: string | null };
jest.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => ({ ...state, setColorMode }),
}));

let systemIsDark = false;
const listeners = new Set<() => void>();

beforeEach(() => {
  setColorMode.mockClear();
  listeners.clear();
  systemIsDark = false;
  state = { colorMode: 'light', colorModeChoice: null };
  window.matchMedia = ((query: string) => ({
    media: query,
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
});

test('a choice is stored only when it differs from the system', () => {
  expect(storedChoice('dark', 'light')).toBe('dark');
  expect(storedChoice('light', 'dark')).toBe('light');
  expect(storedChoice('dark', 'dark')).toBeNull();
  expect(storedChoice('light', 'light')).toBeNull();
});

test('the button chooses the other mode and tells its state', async () => {
  render(<ColorModeToggle />);
  const button = screen.getByRole('button', { name: 'Toggle dark mode' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(setColorMode).toHaveBeenCalledWith('dark');
});

test('going back to the system’s mode clears the stored choice', async () => {
  state = { colorMode: 'dark', colorModeChoice: 'dark' };
  render(<ColorModeToggle />);
  await userEvent.click(screen.getByRole('button'));
  expect(setColorMode).toHaveBeenCalledWith(null);
});

test('a choice is cleared when the system comes to equal it', () => {
  state = { colorMode: 'dark', colorModeChoice: 'dark' };
  render(<ColorModeToggle />);
  expect(setColorMode).not.toHaveBeenCalled();
  systemIsDark = true;
  act(() => listeners.forEach((listener) => listener()));
  expect(setColorMode).toHaveBeenCalledWith(null);
});
