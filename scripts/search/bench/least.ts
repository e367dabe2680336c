import type { Browser } from '@playwright/test';
import { measureTyping, openPage, typeQueries, type Typing } from './browser';

/** As many rows as the modal shows without scrolling. */
export const LEAST_ROWS = 8;
const ADDRESS = 'http://least.test/';

/** Answers each question at once, with rows whose words no answer had before. */
const WORKER = `onmessage = ({ data }) => {
  const word = () => Math.random().toString(36);
  const row = () => ({ title: word() + ' ' + data.query, text: word() + ' some words of a section with what was asked for ' + word() });
  postMessage({ kind: 'answer', id: data.id, rows: Array.from({ length: ${LEAST_ROWS} }, row) });
};`;

/** A field, a worker and rows by the names that the bench knows the modal's by; rows are drawn as one piece of HTML. */
const PAGE = `<!doctype html><title>The least</title>
<style>body { font: 16px sans-serif } li { padding: 8px; overflow: hidden; white-space: nowrap }</style>
<input class="DocSearch-Input"><ul class="DocSearch-Dropdown"></ul>
<script>
const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(WORKER)}])));
const [field, list] = document.querySelectorAll('input, ul');
let id = 0;
field.oninput = () => worker.postMessage({ kind: 'search', id: ++id, query: field.value });
worker.addEventListener('message', ({ data }) => {
  list.innerHTML = data.rows.map(({ title, text }) => '<li><a href="#"><b>' + title + '</b><br>' + text + '</a></li>').join('');
});
</script>`;

/**
 * Measures typing on a page that does nothing but what each search with a worker has to: take a letter, ask, draw what comes
 * back. What it takes is this machine's own share in the figures of the site.
 */
export async function measureLeast(browser: Browser): Promise<Typing> {
  const { page, session } = await openPage(browser);
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto(ADDRESS);
  await typeQueries(page);
  return measureTyping(page, session).finally(() => page.context().close());
}
