import { render, screen } from '@testing-library/react';
import type { IconName } from '../../contracts/icons';
import { Card, CardGrid } from '.';

const storage = { href: '/storage', name: 'Storage', description: 'Keep files in buckets.' };

afterEach(() => jest.restoreAllMocks());

describe('Card', () => {
  it('renders one link with the name as its text, inside a heading of level 3', () => {
    render(
      <CardGrid>
        <Card {...storage} />
      </CardGrid>,
    );
    expect(screen.getByRole('link', { name: 'Storage' })).toHaveAttribute('href', '/storage');
    expect(screen.getByRole('heading', { level: 3, name: 'Storage' })).toBeInTheDocument();
    expect(screen.getByText('Keep files in buckets.')).toBeInTheDocument();
  });

  it('shows the document icon by default', () => {
    const iconOf = (container: HTMLElement): string | undefined =>
      container.querySelector('span svg')?.innerHTML;
    const plain = iconOf(render(<Card {...storage} />).container);
    const asDocument = iconOf(render(<Card {...storage} icon="document" />).container);
    const asUser = iconOf(render(<Card {...storage} icon="user" />).container);
    expect(plain).toBe(asDocument);
    expect(plain).not.toBe(asUser);
  });

  it('renders a different grid for each pattern', () => {
    const grids = ([0, 1, 2, 3] as const).map((pattern) =>
      [...render(<Card {...storage} pattern={pattern} />).container.querySelectorAll('svg > rect')]
        .map((cell) => `${cell.getAttribute('x')} ${cell.getAttribute('y')}`)
        .join(),
    );
    expect(new Set(grids).size).toBe(4);
  });

  it.each([
    [
      { icon: 'rockets' as IconName },
      '<Card name="Storage">: icon "rockets" doesn\'t exist. Use one of these: globe',
    ],
    [
      { pattern: 4 as 0 },
      '<Card name="Storage">: pattern 4 doesn\'t exist. Use a number from 0 to 3.',
    ],
  ])('rejects %j', (props, message) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Card {...storage} {...props} />)).toThrow(message);
  });
});
