import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import Link from './link';
import noData from './no-data';
import { useHistory, useLocation } from './router';
import useIsBrowser from './use-is-browser';

it.each([
  ['/apis', '/docs/apis', null],
  ['#limits', '#limits', null],
  ['https://nitric.io', 'https://nitric.io', '_blank'],
  ['mailto:docs@example.com', 'mailto:docs@example.com', '_blank'],
])('a link to %s', (to, href, target) => {
  render(
    <Link to={to} className="of its own">
      text
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'text' });
  expect(link).toHaveClass('of its own');
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
});

it('says what to do for want of global data', () => {
  expect(() => Reflect.get(noData, 'docusaurus-plugin-content-docs')).toThrow(
    /"docusaurus-plugin-content-docs".*as a prop/,
  );
});

it('the location is the browser’s, and the history one object', () => {
  window.history.replaceState(null, '', '/docs/search?q=api#first');
  let history: unknown;
  function Place(): ReactNode {
    const { pathname, search, hash } = useLocation();
    history = useHistory();
    return [pathname, search, hash].join(' ');
  }
  const { container, rerender } = render(<Place />);
  const first = history;
  rerender(<Place />);
  expect(container).toHaveTextContent('/docs/search ?q=api #first');
  expect(history).toBe(first);
});

it('knows server and browser apart', () => {
  const Where = (): ReactNode => (useIsBrowser() ? 'browser' : 'server');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Where />);
  expect(container).toHaveTextContent('server');
  render(<Where />, { container, hydrate: true });
  expect(container).toHaveTextContent('browser');
});
