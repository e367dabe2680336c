import { render, screen } from '@testing-library/react';
import { Card } from '.';

it('renders one link in a heading, in the color of its building block', () => {
  render(<Card href="/storage" name="Storage" description="Keep files in buckets." />);
  const heading = screen.getByRole('heading', { level: 3, name: 'Storage' });
  expect(screen.getByRole('link', { name: 'Storage' })).toHaveAttribute('href', '/storage');
  expect(heading.closest('[data-tone]')).toHaveAttribute('data-tone', 'storage');
});
