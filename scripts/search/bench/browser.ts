import type { Browser, CDPSession, Page } from '@playwright/test';
import { isPrefetch, READY } from '../../measure/bench/weight/first-load';
import type { Site } from './site';

const CPU_SLOWDOWN = 4;
/** Keywords, a question, a typo, identifiers, and queries that name an SDK and a version of it. */
const QUERIES = [
  'storage',
  'delete a file',
  'secerts',
  'getUploadUrl',
  'how do I deploy to aws',
  'golang api.get',
  'python v0 bucket',
] as const;
/** The pause between two letters, in milliseconds. */
const PAUSE_MS = 150;
/** The pause after the last letter of a query, in milliseconds. Some work starts only when typing pauses. */
const LAST_PAUSE_MS = 600;
/** The query that measures the time to the first result. */
const READY_QUERY = 'storage';

/** The durations while typing the queries, in milliseconds. `own` excludes the time of other processes. */
interface Typing {
  /** From a letter to its results. */
  p50: number;
  p95: number;
  ownP50: number;
  ownP95: number;
  /** The longest task on the main thread after a letter. */
  taskP95: number;
  ownTaskP95: number;
  letters: number;
}

/** The results of one run. Times are in milliseconds, and sizes in bytes. */
export interface Run extends Typing {
  indexBefore: number;
  codeToFirst: number;
  indexToFirst: number;
  indexLater: number;
  hoverToFirst: number;
}

/**
 * Runs in the page before its code. Adds a performance mark for each letter, and for each change of the result list by the
 * answer to the newest query. An answer that doesn't change the list has no mark.
 */
function watch(): void {
  let isAsked = false;
  let newest = 0;
  let isAnswered = false;
  const RealWorker = window.Worker;
  window.Worker = class extends RealWorker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; id: number }>) => {
        isAnswered ||= data.kind === 'answer' && data.id === newest;
      });
    }
    override postMessage(message: { kind: string; id: number }): void {
      if (message.kind === 'search') {
        newest = message.id;
        isAnswered = false;
      }
      super.postMessage(message);
    }
  };
  window.addEventListener(
    'keydown',
    ({ timeStamp, key: name }) => {
      if (name.length === 1) {
        isAsked = true;
        isAnswered = false;
        performance.mark('search-letter', { startTime: timeStamp });
      }
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    // Named functions don't work here, because esbuild wraps them in a helper that the page doesn't have.
    const isListed = changes.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('.DocSearch-Dropdown'),
    );
    if (isAnswered && isAsked && isListed) {
      performance.mark('search-results');
      isAsked = false;
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

interface TraceEvent {
  name: string;
  ph: string;
  /** The start, in microseconds. */
  ts: number;
  /** The duration in microseconds, in wall time and in thread time. */
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

/** Records the tasks of all threads while an action runs. */
async function traced(session: CDPSession, action: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline',
        'blink.user_timing',
        '__metadata',
      ],
      excludedCategories: ['*'],
    },
  });
  await action();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

interface Thread {
  pid: number;
  tid: number;
}

/** The work that a letter causes, in milliseconds. `own` excludes the time of other processes. */
interface Work {
  /** The longest task on the main thread. */
  longest: number;
  ownLongest: number;
  /** The time until the results are in the document. Undefined if the document doesn't change. */
  total: number | undefined;
  /** The time of the main thread and the worker in that period. */
  ownTotal: number | undefined;
}

const ownTime = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

function workersOf(events: readonly TraceEvent[]): Thread[] {
  return events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'DedicatedWorker thread',
  );
}

/** Returns the work of the page and its worker from each letter to the next. */
function workOfLetters(events: readonly TraceEvent[]): Work[] {
  const workers = workersOf(events);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const within = ({ pid, tid }: Thread, from: number, to: number): TraceEvent[] =>
    tasks.filter(
      (task) =>
        task.pid === pid && task.tid === tid && task.ts + (task.dur ?? 0) >= from && task.ts < to,
    );
  const letters = events.filter(({ name }) => name === 'search-letter').sort((a, b) => a.ts - b.ts);
  return letters.map((letter, at) => {
    const last = letter.ts + LAST_PAUSE_MS * 1000;
    const end = Math.min(letters[at + 1]?.ts ?? last, last);
    const own = within(letter, letter.ts, end);
    const results = events.find(
      ({ name, ts }) => name === 'search-results' && ts > letter.ts && ts < end,
    );
    const until = results
      ? [letter, ...workers].flatMap((thread) => within(thread, letter.ts, results.ts))
      : undefined;
    return {
      longest: Math.max(0, ...own.map(({ dur = 0 }) => dur / 1000)),
      ownLongest: Math.max(0, ...own.map(ownTime)),
      total: results && (results.ts - letter.ts) / 1000,
      ownTotal: until?.reduce((total, task) => total + ownTime(task), 0),
    };
  });
}

async function typeQueries(page: Page): Promise<void> {
  const field = page.locator('.DocSearch-Input');
  for (const query of QUERIES) {
    await field.fill('');
    for (const letter of query) {
      await page.waitForTimeout(PAUSE_MS);
      await page.keyboard.type(letter);
    }
    await page.waitForTimeout(LAST_PAUSE_MS);
  }
}

/** Opens a page with an empty cache, a slowed-down CPU, and the performance marks of {@link watch}. */
async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watch);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session };
}

/** Types all queries and measures the work of the page and its worker. */
async function measureTyping(page: Page, session: CDPSession): Promise<Typing> {
  const work = workOfLetters(await traced(session, () => typeQueries(page)));
  const shareOf = (share: number, of: (one: Work) => number | undefined): number =>
    percentile(
      work.map(of).filter((value) => value !== undefined),
      share,
    );
  return {
    p50: shareOf(0.5, ({ total }) => total),
    p95: shareOf(0.95, ({ total }) => total),
    ownP50: shareOf(0.5, ({ ownTotal }) => ownTotal),
    ownP95: shareOf(0.95, ({ ownTotal }) => ownTotal),
    taskP95: shareOf(0.95, ({ longest }) => longest),
    ownTaskP95: shareOf(0.95, ({ ownLongest }) => ownLongest),
    letters: work.length,
  };
}

/** Measures search on a site once, in a new page with an empty cache. */
export async function measureRun(browser: Browser, site: Site): Promise<Run> {
  const { page, session } = await openPage(browser);
  const context = page.context();
  const urls = new Set<string>();
  context.on('requestfinished', (request) => {
    if (!isPrefetch(request)) {
      urls.add(request.url());
    }
  });
  await page.goto(`${site.address}faq`);
  // The client script loads after the first paint. On a busy machine, the network can be idle before that.
  await page.waitForSelector(READY);
  await page.waitForLoadState('networkidle');
  const before = [...urls].filter(site.isIndex);

  site.hold();
  urls.clear();
  const button = page.getByRole('banner').getByRole('button', { name: 'Search docs' });
  const start = performance.now();
  await button.hover();
  await button.click();
  await page.locator('.DocSearch-Input').fill(READY_QUERY);
  await page.locator('.DocSearch-Hit').first().waitFor();
  const hoverToFirst = performance.now() - start;
  const first = [...urls];
  urls.clear();
  site.release();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);

  // Types the queries once without measuring, so that all required parts of the index are loaded.
  await typeQueries(page);
  const later = [...urls].filter(site.isIndex);
  const typing = await measureTyping(page, session);
  await context.close();

  const bytes = async (list: readonly string[]): Promise<number> =>
    (await Promise.all(list.map((url) => site.sizeOf(url)))).reduce((sum, size) => sum + size, 0);
  const isCode = (url: string): boolean => /\.(?:js|css)$/.test(url);
  return {
    indexBefore: await bytes(before),
    codeToFirst: await bytes(first.filter(isCode)),
    indexToFirst: await bytes(first.filter(site.isIndex)),
    indexLater: await bytes(later),
    hoverToFirst,
    ...typing,
  };
}
