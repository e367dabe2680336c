import '../../tests/mocks/intersection-observer';
import '../../tests/mocks/resize-observer';
import { setSystemDark } from '../../tests/mocks/system-theme';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RELOADED_KEY } from '../contracts/missing-file';
import { CodeBlock } from '../features/code/CodeBlock';
import { SiteFooter } from '../features/shell/SiteFooter';
import { TopBar } from '../features/shell/TopBar';

it('initializes a page of a production build', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  sessionStorage.setItem(RELOADED_KEY, '/docs/apis');
  setSystemDark(true);
  document.documentElement.dataset.theme = 'dark';
  render(
    <>
      <TopBar />
      <CodeBlock lang="bash" label="Shell" html="nitric start" />
      <svg>
        <use data-href="icons.svg#star" data-testid="deferred" />
      </svg>
      <SiteFooter />
    </>,
  );
  screen.getByText(String(new Date().getFullYear())).textContent = '2025';
  const button = screen.getByRole('button', { name: 'Toggle dark mode' });
  let early: Event | undefined;
  button.addEventListener('click', (event) => (early = event), { once: true });
  button.click();
  window.earlyEvents = early ? [early] : [];

  await import('./start');
  expect(document.documentElement).toHaveAttribute('data-ready');
  expect(sessionStorage.getItem(RELOADED_KEY)).toBeNull();
  // The click from before the client loaded was replayed.
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText(String(new Date().getFullYear()))).toBeVisible();
  expect(screen.getByTestId('deferred')).toHaveAttribute('href', 'icons.svg#star');
  // Code that reads sizes runs when the browser is idle.
  expect(await screen.findByRole('region', { name: 'Code: Shell sample' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveStyle({ '--topbar-opacity': '0.500' });
  window.scrollY = 500;
  fireEvent.scroll(window);
  await waitFor(() =>
    expect(screen.getByRole('banner')).toHaveStyle({ '--topbar-opacity': '0.920' }),
  );
});
