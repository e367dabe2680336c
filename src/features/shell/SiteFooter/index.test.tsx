import { render, screen } from '@testing-library/react';
import { SiteFooter } from '.';

it('shows the copyright and links to contributions, support, and social media', () => {
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
