import { render, screen } from '@testing-library/react';
import { SiteFooter } from '.';
import { updateCopyrightYear } from './behavior';

it('has the current year, even if the site was built in an earlier one', () => {
  jest.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') });
  render(<SiteFooter />);
  jest.setSystemTime(new Date('2027-01-02T12:00:00Z'));
  updateCopyrightYear();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2027');
  jest.useRealTimers();
});
