import { render, screen } from '@testing-library/react';
import { Command } from '.';

it('shows a command with a button that copies it', () => {
  render(<Command html="nitric start" />);
  expect(screen.getByText('nitric start')).toBeVisible();
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy command');
});
