import { act, render, waitFor } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { BuiltHtml, Late } from '../../contracts/late-html';
import { ServedHtml } from '.';

const MARKUP = '<span class="k">return</span> a &lt; b';

function Sample({ html }: { html: BuiltHtml }): ReactNode {
  const code = useRef<HTMLElement>(null);
  return <ServedHtml as="code" ref={code} html={html} className="lines" />;
}

/** Markup that is loaded by the second attempt. */
function lateMarkup(): Late<string> & { attempts: () => number } {
  let html: string | undefined;
  let attempts = 0;
  return {
    get part() {
      return html;
    },
    attempts: () => attempts,
    load: () => {
      attempts += 1;
      html = MARKUP;
      return Promise.resolve();
    },
  };
}

it('shows markup that the script holds', () => {
  const { container } = render(<Sample html={MARKUP} />);
  expect(container.innerHTML).toBe(`<code class="lines">${MARKUP}</code>`);
});

it('leaves the markup that the server sent in its place, and loads nothing', async () => {
  const container = document.createElement('div');
  container.innerHTML = `<code class="lines">${MARKUP}</code>`;
  const served = container.querySelector('.k');
  const html = lateMarkup();
  const complain = jest.fn();
  const root = await act(() =>
    hydrateRoot(container, <Sample html={html} />, { onRecoverableError: complain }),
  );
  await act(() => root.render(<Sample html={html} />));
  expect(container.querySelector('.k')).toBe(served);
  expect(html.attempts()).toBe(0);
  expect(complain).not.toHaveBeenCalled();
});

it('follows the markup of a page that is written', () => {
  const { container, rerender } = render(<Sample html={MARKUP} />);
  rerender(<Sample html="return b" />);
  expect(container.querySelector('code')?.innerHTML).toBe('return b');
});

it('is filled as soon as the markup has arrived when there is none from a server', async () => {
  const { container } = render(<Sample html={lateMarkup()} />);
  await waitFor(() => expect(container.querySelector('code')?.innerHTML).toBe(MARKUP));
});

it('stays empty when the markup can’t be loaded', async () => {
  const load = jest.fn().mockRejectedValue(new Error('offline'));
  const { container } = render(<Sample html={{ part: undefined, load }} />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(container.querySelector('code')).toBeEmptyDOMElement();
});
