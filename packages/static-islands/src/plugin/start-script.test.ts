/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { earlyEventsScript, startScript } from './start-script';

let tellOfPaint: () => void;
const observe = jest.fn();

/** Runs the scripts of a page. */
function startPage(body: string): void {
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  const script = document.createElement('script');
  script.dataset.client = '/docs/assets/js/client.1a2b.js';
  script.textContent = earlyEventsScript('Control+K Meta+K /') + startScript;
  document.body.append(script);
}

/** The recorded events, in order. */
const kept = (): string[] =>
  (window.earlyEvents ?? []).map((event) =>
    event instanceof KeyboardEvent ? event.key : (event.target as Element).tagName,
  );
const clients = (): (string | null)[] =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

beforeEach(() => {
  observe.mockClear();
  window.PerformanceObserver = class {
    observe = observe;
    constructor(tell: () => void) {
      tellOfPaint = tell;
    }
  } as unknown as typeof PerformanceObserver;
});

describe('events before the client starts', () => {
  it.each([
    ['/', '/'],
    ['{Control>}k{/Control}', 'k'],
    ['{Meta>}k{/Meta}', 'k'],
  ])('are recorded for %s and the keys after it', async (keys, key) => {
    startPage('<p>text</p>');
    await userEvent.keyboard(keys);
    await userEvent.keyboard('my api{ArrowDown}{Shift>}P{/Shift}');
    expect(kept()).toEqual([key, ...'my api', 'P']);
  });

  it.each([
    'a',
    '{Enter}',
    '{Alt>}/{/Alt}',
    '{Control>}c{/Control}',
    '{Control>}{Shift>}K{/Shift}{/Control}',
  ])('are left to the page when they are %s, a link, or text in a field', async (keys) => {
    startPage('<input aria-label="Name"><a href="#here">link</a>');
    await userEvent.keyboard(keys);
    fireEvent.click(screen.getByRole('link'));
    await userEvent.type(screen.getByRole('textbox'), '/api');
    expect(kept()).toEqual([]);
    expect(screen.getByRole('textbox')).toHaveValue('/api');
  });
});

describe('the client', () => {
  const client = '/docs/assets/js/client.1a2b.js';

  it('is loaded once after the first paint', () => {
    startPage('<p>text</p>');
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    expect(clients()).toEqual([]);
    tellOfPaint();
    expect(clients()).toEqual([client]);
    tellOfPaint();
    fireEvent.load(window);
    expect(clients()).toEqual([client]);
  });

  it('is loaded after the load event if there is no paint', () => {
    jest.useFakeTimers();
    startPage('<p>text</p>');
    fireEvent.load(window);
    expect(clients()).toEqual([]);
    jest.runAllTimers();
    expect(clients()).toEqual([client]);
    jest.useRealTimers();
  });
});
