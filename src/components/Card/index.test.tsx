import { render, screen } from '@testing-library/react';
import type { IconName } from '../../contracts/icons';
import { Card, CardGrid } from '.';

const storage = { href: '/storage', name: 'Storage', description: 'Keep files in buckets.' };

afterEach(() => jest.restoreAllMocks());

describe('Card', () => {
  it('renders one link in a heading, in the color of its building block', () => {
    render(
      <CardGrid>
        <Card {...storage} />
      </CardGrid>,
    );
    expect(screen.getByRole('link', { name: 'Storage' })).toHaveAttribute('href', '/storage');
    expect(screen.getByRole('heading', { level: 3, name: 'Storage' })).toBeInTheDocument();
    expect(screen.getByRole('heading').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'storage',
    );
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
