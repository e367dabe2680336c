import { render, waitFor } from '@testing-library/react';
import { PREFETCH_MARGIN_PX } from '../../config/site';
import { LinkPrefetch } from './LinkPrefetch';

type Notify = (entries: { isIntersecting: boolean; target: Element }[]) => void;
let notify: Notify;
let options: IntersectionObserverInit | undefined;
const observed: Element[] = [];
const prefetch = jest.fn();

beforeEach(() => {
  observed.length = 0;
  document.body.className = '';
  prefetch.mockClear();
  Object.assign(window, {
    docusaurus: { prefetch, preload: jest.fn() },
    IntersectionObserver: class {
      constructor(callback: Notify, init?: IntersectionObserverInit) {
        notify = callback;
        options = init;
      }
      observe = (element: Element) => observed.push(element);
      unobserve = jest.fn();
      disconnect = (): void => void (observed.length = 0);
    },
  });
});

test('prefetches the site’s own pages within 200 px of the viewport (SPEC 9)', () => {
  document.body.innerHTML =
    '<a href="/docs/apis">in</a><a href="https://nitric.io">out</a><a href="#here">hash</a>';
  render(<LinkPrefetch />);
  expect(PREFETCH_MARGIN_PX).toBe(200);
  expect(options?.rootMargin).toBe('200px');
  expect(observed.map((link) => link.textContent)).toEqual(['in']);
  const target = document.querySelector('a');
  if (!target) {
    throw new Error('the link is there');
  }
  notify([{ isIntersecting: false, target }]);
  expect(prefetch).not.toHaveBeenCalled();
  notify([{ isIntersecting: true, target }]);
  expect(prefetch).toHaveBeenCalledWith('/docs/apis');
});

test('rests while the search modal covers the page', async () => {
  document.body.innerHTML = '<a href="/docs/apis">near</a><a href="/docs/storage">far</a>';
  render(<LinkPrefetch />);
  const [near] = document.querySelectorAll('a');
  if (!near) {
    throw new Error('the link is there');
  }
  notify([{ isIntersecting: true, target: near }]);
  document.body.classList.add('DocSearch--active');
  await waitFor(() => expect(observed).toEqual([]));
  document.body.classList.remove('DocSearch--active');
  await waitFor(() => expect(observed.map((link) => link.textContent)).toEqual(['far']));
});
