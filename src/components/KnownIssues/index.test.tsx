import { render, screen } from '@testing-library/react';
import { KnownIssues } from '.';

const filters = [
  {
    name: 'component',
    legend: 'Component',
    options: [
      { value: 'aws', label: 'AWS' },
      { value: 'gcp', label: 'Google Cloud' },
    ],
  },
];

it('shows the issues with their filters, outside of the search index', () => {
  render(
    <KnownIssues filters={JSON.stringify(filters)} css="td{color:red}">
      <p>It fails.</p>
    </KnownIssues>,
  );
  expect(screen.getByRole('radio', { name: 'Google Cloud' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveAttribute('data-counted', 'Issues');
  expect(screen.getByText('It fails.').closest('[data-unsearched]')).toBeInTheDocument();
});

it('has no filters before the build fills it', () => {
  render(<KnownIssues />);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
