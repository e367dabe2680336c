import { render, screen } from '@testing-library/react';
import { SampleCounts } from '.';

it('shows a message if the build has no counts', () => {
  render(<SampleCounts />);
  expect(screen.getByText(/The counts are not part of this build/)).toBeInTheDocument();
});
