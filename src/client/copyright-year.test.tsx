import { render, screen } from '@testing-library/react';
import { SiteFooter } from '../features/shell/SiteFooter';
import { updateCopyrightYear } from './copyright-year';

afterEach(() => jest.useRealTimers());

it('shows the current year on a page that was built last year', () => {
  jest.useFakeTimers({ now: new Date('2025-12-31T12:00:00Z') });
  render(<SiteFooter />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2025 Nitric Inc.');
  jest.setSystemTime(new Date('2026-01-01T12:00:00Z'));
  updateCopyrightYear();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Nitric Inc.');
});
