import { render, screen } from '@testing-library/react';
import { Output } from '.';

it('shows a caption, its title, or the sentence before it, and no button', () => {
  const { rerender } = render(<Output html="201" />);
  expect(screen.getByText('Output')).toBeVisible();
  rerender(<Output html="201" title="What you see" />);
  expect(screen.getByText('What you see')).toBeVisible();
  rerender(
    <Output html="201">
      <p>It prints:</p>
    </Output>,
  );
  expect(screen.getByText('It prints:')).toBeVisible();
  expect(screen.queryByText('Output')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
