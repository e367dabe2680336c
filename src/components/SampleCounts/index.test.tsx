import { render, screen } from '@testing-library/react';
import { SampleCounts } from '.';

it('shows the table that the build made', () => {
  render(
    <SampleCounts>
      <table />
    </SampleCounts>,
  );
  expect(screen.getByRole('table')).toBeInTheDocument();
});

it('says that a build without the check has no counts', () => {
  render(<SampleCounts />);
  expect(screen.getByText(/The counts are not part of this build/)).toBeInTheDocument();
});
