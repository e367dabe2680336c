import fc from 'fast-check';
import * as original from 'history';
import * as ours from './history';

type Library = Pick<typeof ours, 'createBrowserHistory'>;

// The originals warn of what the stories do on purpose.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

const segment = fc.oneof(
  fc.constantFrom('.', '..', '', 'docs', 'a b', 'é', '%C3%A9', '%20', '...', '.a', '%'),
  fc.string({ maxLength: 4 }),
);
const pathname = fc.array(segment, { maxLength: 6 }).map((segments) => segments.join('/'));
const mark = fc.constantFrom('', '?', '#', '?q=1', '#a', '?q=1#a', '#a?q=1', '??', '##a', '\n');

/** What a function returns, or the kind of its error. */
function resultOf<T>(create: () => T): T | string {
  try {
    return create();
  } catch (error) {
    return Object.prototype.toString.call(error) + (error as Error).name;
  }
}

test('an address becomes the same location, absolute or relative, with escapes and without', () => {
  const from = ours.createLocation('/docs/reference/go/?x=1#y', { old: true }, 'before');
  fc.assert(
    fc.property(pathname, mark, fc.boolean(), (path, rest, isRelative) => {
      const current = isRelative ? from : undefined;
      const create = (library: typeof original | typeof ours) =>
        resultOf(() => library.createLocation(path + rest, { a: 1 }, 'key', current));
      expect(create(ours)).toEqual(create(original));
    }),
    { numRuns: 3000 },
  );
});

test('parts of an address become the same location and the same address', () => {
  const part = fc.option(fc.constantFrom('', 'a', '?a', '#a', 'a=1&b'), { nil: undefined });
  const state = fc.option(fc.constantFrom(null, 0, 'text', { a: 1 }), { nil: undefined });
  const descriptor = fc.record({
    pathname: fc.option(pathname, { nil: undefined }),
    search: part,
    hash: part,
    state,
    key: fc.option(fc.constant('old'), { nil: undefined }),
  });
  const from = ours.createLocation('/docs/apis');
  fc.assert(
    fc.property(descriptor, state, fc.boolean(), (to, given, isRelative) => {
      const current = isRelative ? from : undefined;
      const create = (library: typeof original | typeof ours) =>
        resultOf(() => library.createLocation(to, given, undefined, current));
      const [found, expected] = [create(ours), create(original)];
      expect(found).toEqual(expected);
      if (typeof found === 'object' && typeof expected === 'object') {
        expect(ours.createPath(found)).toBe(original.createPath(expected));
      }
    }),
    { numRuns: 2000 },
  );
});

/** Waits for the browser to have gone through so many entries. */
const moved = (go: () => void, times = 1): Promise<void> =>
  new Promise((resolve) => {
    let left = times;
    const count = (): void => {
      left -= 1;
      if (left === 0) {
        window.removeEventListener('popstate', count);
        // After the listeners of the history, which may have come later than this one.
        setTimeout(resolve);
      }
    };
    window.addEventListener('popstate', count);
    go();
  });

/** A history that begins on a page, and all that is seen of it. Keys are numbered, for they are random. */
function observe({ createBrowserHistory }: Library, address: string, entry: unknown = null) {
  window.history.pushState(entry, '', address);
  const { length } = window.history;
  const history = createBrowserHistory();
  const keys: unknown[] = [undefined];
  const numberOf = (key: unknown): number =>
    keys.includes(key) ? keys.indexOf(key) : keys.push(key) - 1;
  const log: unknown[] = [];
  const note = (
    event: string,
    { key, ...location } = history.location,
    action = history.action,
  ) => {
    const browser = Object(window.history.state) as { key?: unknown; state?: unknown };
    log.push({
      event,
      action,
      location,
      key: numberOf(key),
      browser: [window.location.href, numberOf(browser.key), browser.state],
      entries: [history.length - length, window.history.length - length],
    });
  };
  note('start');
  const stop = history.listen((location, action) => note('heard', location, action));
  return { history, log, note, stop };
}

async function travel(library: Library) {
  const { history, log, note, stop } = observe(library, '/docs/apis?q=1#a');
  history.push('/docs/storage', { from: 'apis' });
  for (const to of ['../faq', './', 'reference/go?x#y', '?q=2', '#b', '/docs/caf%C3%A9/a%20b']) {
    history.push(to);
  }
  history.push({ search: 'tab=1' });
  history.push({ ...history.location, search: 'tab=2' });
  history.push({ pathname: 'topics', hash: 'c', state: { a: 1 } }, { b: 2 });
  const { push, replace } = history;
  replace('/docs/topics', 'text');
  replace({ search: undefined });
  push('/docs/topics');
  note('the same address again');
  await moved(() => history.goBack());
  await moved(() => history.go(-2));
  await moved(() => history.goForward());
  history.push('/docs/jobs');
  note('after a way back, forward is gone');
  await moved(() => {
    // As browsers do when a reader follows a link to a heading; jsdom's event lacks the state.
    window.history.pushState(null, '', '#heading');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await moved(() => history.goBack());
  stop();
  history.push('/docs/secrets');
  log.push(history.createHref({ pathname: '/docs/a', search: 'b', hash: 'c' }));
  note('end');
  return log;
}

test('goes where history goes', async () => {
  const expected = await travel(original);
  expect(expected.length).toBeGreaterThan(20);
  expect(await travel(ours)).toEqual(expected);
});

async function preventSteps(library: Library) {
  const { history, log, note, stop } = observe(library, '/docs/apis');
  history.push('/docs/storage');
  history.push('/docs/jobs');
  const asked: unknown[] = [];
  const unblock = history.block((location, action) => {
    asked.push([location.pathname, action]);
    return action === 'POP' ? false : undefined;
  });
  await moved(() => history.goBack(), 2);
  note('a step back is undone');
  await moved(() => history.go(-2), 2);
  note('two steps back are undone');
  history.push('/docs/faq');
  unblock();
  await moved(() => history.goBack());
  await moved(() => history.goBack());
  history.push('/docs/topics');
  const unblockBack = history.block();
  await moved(() => history.goBack(), 2);
  note('a step back from another way is undone');
  unblockBack();

  const unblockAll = history.block();
  history.push('/docs/never');
  history.replace('/docs/never');
  const unblockLater = history.block(() => false);
  unblockAll();
  history.push('/docs/never');
  unblockLater();
  const unblockNothing = history.block(true);
  history.push('/docs/allowed');
  unblockNothing();

  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  const unask = history.block('Leave?');
  history.push('/docs/declined');
  history.push('/docs/confirmed');
  unask();
  history.push('/docs/free');
  log.push(asked, confirm.mock.calls);
  confirm.mockRestore();
  stop();
  return log;
}

test('keeps the address when somebody prevents a step, as history does', async () => {
  const expected = await preventSteps(original);
  expect(JSON.stringify(expected)).not.toContain('never');
  expect(await preventSteps(ours)).toEqual(expected);
});

function listen(library: Library) {
  const { history, log, stop } = observe(library, '/docs/apis', { key: 'old', state: { a: 1 } });
  const twice = (location: original.Location): void => void log.push(['twice', location.pathname]);
  const [stopFirst, stopSecond] = [history.listen(twice), history.listen(twice)];
  const stopOnce = history.listen(() => {
    log.push('once');
    stopOnce();
    stopSecond();
    stopNext();
    history.listen(() => log.push('late'));
  });
  const stopNext = history.listen(() => log.push('stopped before it is told'));
  history.push('/docs/a');
  stopFirst();
  history.push('/docs/b');
  stop();
  return log;
}

test('tells its listeners what history tells, also while they come and go', () => {
  expect(listen(ours)).toEqual(listen(original));
});
