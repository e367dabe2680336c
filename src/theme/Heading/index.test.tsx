import { render, screen } from '@testing-library/react';
import Heading from '.';

it('is named by its text alone, and has a link to itself that is no Tab stop', () => {
  render(
    <Heading as="h2" id="limits">
      Limits
    </Heading>,
  );
  const heading = screen.getByRole('heading', { name: 'Limits' });
  const link = heading.querySelector('a');
  expect(link).toHaveAttribute('href', '#limits');
  expect(link).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
