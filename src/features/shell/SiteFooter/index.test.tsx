import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SiteFooter } from '.';

afterEach(() => jest.useRealTimers());

it('names this year on a page that was built last year', async () => {
  jest.useFakeTimers().setSystemTime(new Date('2025-12-31T12:00:00Z'));
  const container = document.createElement('div');
  container.innerHTML = renderToString(<SiteFooter />);
  expect(container).toHaveTextContent('© 2025 Nitric Inc.');
  jest.setSystemTime(new Date('2026-01-01T12:00:00Z'));
  const complain = jest.fn();
  await act(() => hydrateRoot(container, <SiteFooter />, { onRecoverableError: complain }));
  expect(container).toHaveTextContent('© 2026 Nitric Inc.');
  expect(complain).not.toHaveBeenCalled();
});
