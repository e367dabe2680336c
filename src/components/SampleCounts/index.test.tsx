import { render, screen } from '@testing-library/react';
import { SampleCounts } from '.';

it('shows the table that the build inserts', () => {
  render(
    <SampleCounts>
      <table />
    </SampleCounts>,
  );
  expect(screen.getByRole('table')).toBeInTheDocument();
});

it('shows a message if the build has no counts', () => {
  render(<SampleCounts />);
  expect(screen.getByText(/The counts are not part of this build/)).toBeInTheDocument();
});
