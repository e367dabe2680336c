import { render, screen } from '@testing-library/react';
import { SamplesChecked } from '.';

it('shows the versions that the samples were checked against and links to the counts', () => {
  const { container } = render(<SamplesChecked against="@nitric/sdk 1.2.2" />);
  expect(container.textContent).toBe('Samples checked against @nitric/sdk 1.2.2');
  expect(screen.getByRole('link', { name: 'Samples checked' }).getAttribute('href')).toContain(
    '/reference/samples',
  );
});
