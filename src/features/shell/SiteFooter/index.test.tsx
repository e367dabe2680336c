import { render, screen } from '@testing-library/react';
import { SiteFooter } from '.';

it('says whose the site is, how to take part, and where else to find Nitric', () => {
  render(<SiteFooter />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    `© ${new Date().getFullYear()} Nitric Inc.`,
  );
  expect(
    screen.getAllByRole('link').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
  ).toEqual([
    'Contributions',
    'Support',
    'Nitric on X',
    'Nitric on GitHub',
    'Chat on Discord',
    'Nitric on YouTube',
  ]);
});
