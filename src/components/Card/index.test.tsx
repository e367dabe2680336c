import { render, screen } from '@testing-library/react';
import type { IconName } from '../../config/icons';
import { Card, CardGrid } from '.';

const storage = { href: '/storage', name: 'Storage', description: 'Keep files in buckets.' };

afterEach(() => jest.restoreAllMocks());

describe('Card', () => {
  it('is one link, named as the page it leads to, under a heading of level 3', () => {
    render(
      <CardGrid>
        <Card {...storage} />
      </CardGrid>,
    );
    expect(screen.getByRole('link', { name: 'Storage' })).toHaveAttribute('href', '/storage');
    expect(screen.getByRole('heading', { level: 3, name: 'Storage' })).toBeInTheDocument();
    expect(screen.getByText('Keep files in buckets.')).toBeInTheDocument();
  });

  it('shows a document without an icon, and what stands in its place', () => {
    const drawing = (container: HTMLElement): string | undefined =>
      container.querySelector('span svg')?.innerHTML;
    const plain = drawing(render(<Card {...storage} />).container);
    const asDocument = drawing(render(<Card {...storage} icon="document" />).container);
    const asUser = drawing(render(<Card {...storage} icon="user" />).container);
    expect(plain).toBe(asDocument);
    expect(plain).not.toBe(asUser);
    render(<Card {...storage} customIcon={<em>own</em>} iconClassName="tinted" />);
    expect(screen.getByText('own').parentElement).toHaveClass('tinted');
  });

  it('draws another grid for each pattern', () => {
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
      '<Card name="Storage">: icon "rockets" is not known. Accepted: globe',
    ],
    [{ pattern: 4 as 0 }, '<Card name="Storage">: pattern 4 is not known. Accepted: 0 to 3.'],
  ])('refuses %j', (props, message) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Card {...storage} {...props} />)).toThrow(message);
  });
});
