import { fireEvent, render, screen } from '@testing-library/react';
import { TopBar } from '.';
import { updateHeaderOpacity } from './behavior';

it('leads home, to the main sections, and to the community', () => {
  render(<TopBar />);
  const addressOf = (name: string): string | null =>
    screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Nitric Docs, home')).toBe('/');
  expect(addressOf('Guides')).toBe('/guides');
  expect(addressOf('Star on GitHub')).toMatch(/^https:\/\/github\.com\//);
  expect(addressOf('Chat on Discord')).toMatch(/^https:/);
  for (const name of ['Toggle navigation', 'Toggle dark mode']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
});

it('becomes less transparent while the page scrolls', () => {
  render(<TopBar />);
  window.addEventListener('scroll', updateHeaderOpacity);
  for (const [top, scrolled] of [
    [0, '0'],
    [36, '0.5'],
    [500, '1'],
  ] as const) {
    window.scrollY = top;
    fireEvent.scroll(window);
    expect(screen.getByRole('banner')).toHaveStyle({ '--scrolled': scrolled });
  }
  window.removeEventListener('scroll', updateHeaderOpacity);
});
