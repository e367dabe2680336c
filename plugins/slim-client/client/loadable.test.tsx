import { act, render, screen, fireEvent } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import originalLoadable from 'react-loadable';
import ourLoadable from './loadable';

interface LoadingProps {
  isLoading: boolean;
  pastDelay: boolean;
  timedOut: boolean;
  error?: unknown;
  retry: () => void;
}
interface Options<Loader, Loaded> {
  loader: Loader;
  loading: ComponentType<LoadingProps>;
  modules: string[];
  webpack: () => string[];
  render: (loaded: Loaded, props: { of?: string }) => ReactNode;
}
type Load = () => Promise<{ default: string }>;
type Preloadable = ComponentType<{ of?: string }> & { preload: () => Promise<unknown> };
interface Library {
  (options: Options<Load, { default: string }>): Preloadable;
  Map: (options: Options<Record<string, Load>, Record<string, { default: string }>>) => Preloadable;
}

const libraries = [originalLoadable, ourLoadable] as unknown as Library[];

async function compare<T>(story: (library: Library) => T | Promise<T>): Promise<T> {
  const results: T[] = [];
  for (const library of libraries) {
    results.push(await story(library));
  }
  expect(results[1]).toEqual(results[0]);
  return results[0] as T;
}

const Loading = ({ isLoading, pastDelay, timedOut, error, retry }: LoadingProps): ReactNode => (
  <button onClick={retry}>
    {JSON.stringify({ isLoading, pastDelay, timedOut, error: error ? String(error) : null })}
  </button>
);

/** A file that comes, or doesn't, when the story wants. */
function file() {
  const requests: { come: (text: string) => Promise<void>; fail: () => Promise<void> }[] = [];
  const load = jest.fn<Promise<{ default: string }>, []>(
    () =>
      new Promise((resolve, reject) => {
        requests.push({
          come: (text) => act(async () => resolve({ default: text })),
          fail: () => act(async () => reject(new Error('gone'))),
        });
      }),
  );
  return { load, request: (index: number) => requests.at(index) };
}

const rest = { loading: Loading, modules: ['page'], webpack: () => ['page'] };
const pageOf = (library: Library, loader: Record<string, Load>): Preloadable =>
  library.Map({
    ...rest,
    loader,
    render: (loaded, { of }) => (
      <p>
        {Object.entries(loaded)
          .map(([name, { default: text }]) => `${name}: ${text}`)
          .sort()
          .join(', ')}{' '}
        {of}
      </p>
    ),
  });

// The original asks when it is about to be mounted, of which React warns.
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what was loaded before is there at once, and takes over what the server rendered', async () => {
  const html = await compare(async (library) => {
    const content = file();
    const layout = file();
    const Page = pageOf(library, { content: content.load, layout: layout.load });
    const preloads = [Page.preload(), Page.preload()];
    await content.request(0)?.come('text');
    await layout.request(0)?.come('wide');
    await Promise.all(preloads);
    const container = document.createElement('div');
    container.innerHTML = '<p>content: text, layout: wide<!-- --> <!-- -->apis</p>';
    const rendered = container.firstChild;
    const errors: unknown[] = [];
    const seen: string[] = [];
    const root = await act(() => {
      const hydrating = hydrateRoot(container, <Page of="apis" />, {
        onRecoverableError: (error) => errors.push(error),
      });
      seen.push(container.innerHTML);
      return hydrating;
    });
    seen.push(container.innerHTML);
    const isSame = container.firstChild === rendered;
    act(() => root.unmount());
    return { seen, errors, isSame, asked: content.load.mock.calls.length };
  });
  expect(html).toMatchObject({ errors: [], isSame: true, asked: 1 });
});

test('what comes late is announced after a moment, then shown', async () => {
  const seen = await compare(async (library) => {
    const content = file();
    const layout = file();
    const Page = pageOf(library, { content: content.load, layout: layout.load });
    const { container, unmount } = render(<Page of="apis" />);
    const log = [container.textContent];
    act(() => jest.advanceTimersByTime(199));
    log.push(container.textContent);
    act(() => jest.advanceTimersByTime(1));
    log.push(container.textContent);
    await content.request(0)?.come('text');
    log.push(container.textContent);
    await layout.request(0)?.come('wide');
    log.push(container.textContent);
    unmount();
    const again = render(<Page of="again" />);
    log.push(again.container.textContent);
    again.unmount();
    return [log, content.load.mock.calls.length];
  });
  expect(seen[0]).toHaveLength(6);
});

test('what fails is told to the loading component, which can try again', async () => {
  const seen = await compare(async (library) => {
    const content = file();
    const layout = file();
    const Page = pageOf(library, { content: content.load, layout: layout.load });
    const { container, unmount } = render(<Page />);
    await content.request(-1)?.come('text');
    await layout.request(-1)?.fail();
    const log = [container.textContent];
    log.push(await Page.preload().then(() => 'came', String));
    fireEvent.click(screen.getByRole('button'));
    log.push(container.textContent);
    await content.request(-1)?.come('text');
    await layout.request(-1)?.fail();
    log.push(container.textContent);
    fireEvent.click(screen.getByRole('button'));
    await content.request(-1)?.come('text');
    await layout.request(-1)?.come('wide');
    log.push(container.textContent);
    unmount();
    const again = render(<Page />);
    log.push(again.container.textContent, await Page.preload().then(() => 'came', String));
    again.unmount();
    return [log, layout.load.mock.calls.length];
  });
  expect(seen).toEqual([
    [
      '{"isLoading":false,"pastDelay":false,"timedOut":false,"error":"Error: gone"}',
      'Error: gone',
      '{"isLoading":true,"pastDelay":false,"timedOut":false,"error":null}',
      '{"isLoading":false,"pastDelay":false,"timedOut":false,"error":"Error: gone"}',
      'content: text, layout: wide ',
      'content: text, layout: wide ',
      'came',
    ],
    3,
  ]);
});

test('a reader who has gone on is not bothered by what comes later', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  await compare(async (library) => {
    const content = file();
    const NotFound = library({
      ...rest,
      loader: content.load,
      render: ({ default: text }) => text,
    });
    const { unmount } = render(<NotFound />);
    unmount();
    await content.request(0)?.come('text');
    const timers = jest.getTimerCount();
    act(() => jest.runAllTimers());
    const { container, unmount: leave } = render(<NotFound />);
    const found = container.textContent;
    leave();
    return [found, timers];
  });
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
