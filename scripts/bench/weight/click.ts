import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../figures';

/** What happens between a click on a link and its page on the screen. */
export interface ClickFigures {
  /**
   * Files asked of the server after the pointer had been over the link: not what the browser has already (it reads the favicon
   * again for each address), nor what is fetched ahead for pages that may come next.
   */
  requests: number;
  /** From the click to the new content painted, in milliseconds. */
  painted: number;
  /** Of it, what the page's thread worked: the render itself. */
  worked: number;
  /** Frames of 60 Hz in which it did nothing: what the reader waited beside the render. */
  framesWaited: number;
}

/** A stretch of time in a trace, in microseconds. */
export interface Span {
  start: number;
  end: number;
}

/** The part of Chromium's trace that is read. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

const MICROSECONDS = 1000;
const FRAME_MS = 1000 / 60;
const ROUNDS = 5;
/** After hydration and after the pointer came: what is fetched ahead is there then, in milliseconds. */
const SETTLE_MS = 2000;
const CLICKED = 'bench-clicked';
const PAINTED = 'bench-painted';

/** How much of a stretch of time tasks fill, in microseconds. Tasks inside tasks count once. */
export function filledTime(tasks: readonly Span[], { start, end }: Span): number {
  let filled = 0;
  let done = start;
  for (const task of [...tasks].sort((a, b) => a.start - b.start)) {
    const from = Math.max(task.start, done);
    const to = Math.min(task.end, end);
    filled += Math.max(0, to - from);
    done = Math.max(done, to);
  }
  return filled;
}

/** @throws when the trace lacks the marks */
export function readTrace(events: readonly TraceEvent[]): Omit<ClickFigures, 'requests'> {
  const mark = (name: string): TraceEvent => {
    const found = events.find((event) => event.name === name);
    if (!found) {
      throw new Error(`The trace of the click has no ${name}: the link led to no new heading.`);
    }
    return found;
  };
  const clicked = mark(CLICKED);
  const span = { start: clicked.ts, end: mark(PAINTED).ts };
  const tasks = events
    .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
    .filter(({ pid, tid }) => pid === clicked.pid && tid === clicked.tid)
    .map(({ ts, dur = 0 }) => ({ start: ts, end: ts + dur }));
  const painted = (span.end - span.start) / MICROSECONDS;
  const worked = filledTime(tasks, span) / MICROSECONDS;
  return { painted, worked, framesWaited: (painted - worked) / FRAME_MS };
}

/**
 * Runs in the page: marks the click, and the first paint with another heading than before it. No function in it has a name:
 * the compiler would wrap it in a helper that the page lacks.
 */
function markPaint([clicked, painted]: readonly [string, string]): void {
  const before = document.querySelector('h1')?.textContent;
  addEventListener('click', () => performance.mark(clicked), { capture: true, once: true });
  new MutationObserver((_, observer) => {
    const now = document.querySelector('h1')?.textContent;
    if (now && now !== before) {
      observer.disconnect();
      // A task that a frame's callback posts comes after the frame's paint.
      requestAnimationFrame(() => setTimeout(() => performance.mark(painted)));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The requests of a page that go to the server from now on, without those that fetch ahead: their ids, as they come. */
export function requestsToServer(session: Pick<CDPSession, 'on'>): ReadonlySet<string> {
  const ids = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== 'Prefetch') {
      ids.add(requestId);
    }
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => ids.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) {
      ids.delete(requestId);
    }
  });
  return ids;
}

async function tracedClick(browser: Browser, page: Page, link: string): Promise<TraceEvent[]> {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'bench-click-')), 'trace.json');
  const categories = [
    '-*',
    'toplevel',
    'blink.user_timing',
    'disabled-by-default-devtools.timeline',
  ];
  await browser.startTracing(page, { path: file, categories });
  await page.evaluate(markPaint, [CLICKED, PAINTED] as const);
  await page.locator(link).first().click();
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, PAINTED);
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    traceEvents: TraceEvent[];
  };
  fs.rmSync(path.dirname(file), { recursive: true });
  return traceEvents;
}

async function measureOnce(browser: Browser, from: string, to: string): Promise<ClickFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(from);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForTimeout(SETTLE_MS);
  const link = `a[href="${to}"]:visible`;
  await page.locator(link).first().hover();
  await page.waitForTimeout(SETTLE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const requests = requestsToServer(session);
  const events = await tracedClick(browser, page, link);
  await context.close();
  return { requests: requests.size, ...readTrace(events) };
}

/**
 * Clicks on a link under the pointer, several times with an empty cache.
 * @param from address of the page that has the link
 * @param to what the link leads to, from the root of the host
 * @returns medians; of requests the most that a click made
 */
export async function measureClick(
  browser: Browser,
  from: string,
  to: string,
): Promise<ClickFigures> {
  const runs: ClickFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.push(await measureOnce(browser, from, to));
  }
  return {
    requests: Math.max(...runs.map(({ requests }) => requests)),
    painted: median(runs.map(({ painted }) => painted)),
    worked: median(runs.map(({ worked }) => worked)),
    framesWaited: median(runs.map(({ framesWaited }) => framesWaited)),
  };
}
