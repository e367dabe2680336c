import { render, screen } from '@testing-library/react';
import { TopBar } from '.';
import { updateHeaderOpacity } from './behavior';

it('becomes less transparent while the page scrolls', () => {
  render(<TopBar />);
  for (const [top, scrolled] of [
    [0, '0'],
    [36, '0.5'],
    [500, '1'],
  ] as const) {
    window.scrollY = top;
    updateHeaderOpacity();
    expect(screen.getByRole('banner')).toHaveStyle({ '--scrolled': scrolled });
  }
});
