import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { history } from '../../../tests/mocks/docusaurus-router';
import type { BuiltText, DrawText, Late } from '../../contracts/late-html';
import { LateText } from '.';

const draw: DrawText = ({ p: P = 'p', a: A = 'a' }) => (
  <P>
    See <A href="/docs/apis">APIs</A>, <A href="#limits">limits</A>,{' '}
    <A href="/docs/rss.xml">the feed</A> and{' '}
    <A href="https://example.com" target="_blank">
      more
    </A>
    .
  </P>
);

/** Text that is loaded by the second attempt. */
function lateText(): Late<DrawText> & { attempts: () => number } {
  let part: DrawText | undefined;
  let attempts = 0;
  return {
    get part() {
      return part;
    },
    attempts: () => attempts,
    load: () => {
      attempts += 1;
      part = draw;
      return Promise.resolve();
    },
  };
}

/** The block as the server sent it, taken over by the browser. */
async function openServed(text: BuiltText): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<LateText as="p" text={draw} />);
  document.body.append(container);
  await act(() => hydrateRoot(container, <LateText as="p" text={text} />));
  return container;
}

const preload = jest.fn();

beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(window, { docusaurus: { preload, prefetch: jest.fn() } });
  preload.mockClear();
  jest.spyOn(history, 'push').mockClear();
  // jsdom follows no link, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('is drawn with the elements of a page when the script holds the text', () => {
  render(<LateText as="p" text={draw} />);
  expect(screen.getByRole('link', { name: 'APIs' })).toHaveAttribute('href', '/docs/apis');
});

it('stays as the server sent it, and loads nothing', async () => {
  const text = lateText();
  const container = await openServed(text);
  expect(container).toHaveTextContent('See APIs, limits, the feed and more.');
  expect(text.attempts()).toBe(0);
});

it('leads to pages without loading the document', async () => {
  await openServed(lateText());
  await userEvent.click(screen.getByRole('link', { name: 'APIs' }));
  expect(preload).toHaveBeenCalledWith('/docs/apis');
  expect(history.push).toHaveBeenCalledWith('/docs/apis');
});

it.each(['limits', 'the feed', 'more'])('leaves a link to %s to the browser', async (name) => {
  await openServed(lateText());
  await userEvent.click(screen.getByRole('link', { name }));
  expect(preload).not.toHaveBeenCalled();
  expect(history.push).not.toHaveBeenCalled();
});

it('leaves a click that means another tab to the browser', async () => {
  await openServed(lateText());
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'APIs' }));
  expect(history.push).not.toHaveBeenCalled();
});

it('is drawn as soon as the text has arrived when there is none from a server', async () => {
  render(<LateText as="p" text={lateText()} />);
  await waitFor(() => expect(screen.getByRole('link', { name: 'APIs' })).toBeInTheDocument());
});

it('stays empty when the text can’t be loaded', async () => {
  const load = jest.fn().mockRejectedValue(new Error('offline'));
  const { container } = render(<LateText as="p" text={{ part: undefined, load }} />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(container.querySelector('p')).toBeEmptyDOMElement();
});
