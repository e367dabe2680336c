import { render, screen } from '@testing-library/react';
import { SiteFooter } from '.';
import { updateCopyrightYear } from './behavior';

it('names the company, and links to pages of the site and to the social sites', () => {
  render(<SiteFooter />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/© \d{4} Nitric Inc\./);
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  for (const name of ['Nitric on X', 'Nitric on GitHub', 'Chat on Discord', 'Nitric on YouTube']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
  }
});

it('has the current year, even if the site was built in an earlier one', () => {
  jest.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') });
  render(<SiteFooter />);
  jest.setSystemTime(new Date('2027-01-02T12:00:00Z'));
  updateCopyrightYear();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2027');
  jest.useRealTimers();
});
