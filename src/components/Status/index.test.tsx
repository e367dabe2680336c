import { render, screen } from '@testing-library/react';
import { Status } from '.';

it.each([
  ['an open issue', false, 'warning'],
  ['a fixed issue', true, 'tip'],
])('shows %s in its tone', (_, fixed, tone) => {
  render(<Status fixed={fixed}>in 1.27.5</Status>);
  expect(screen.getByText('in 1.27.5').parentElement).toHaveAttribute('data-tone', tone);
});
