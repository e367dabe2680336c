import type { Browser } from '@playwright/test';
import { measureTyping, openPage, typeQueries, type Typing } from './browser';

/** The number of rows that the modal shows without scrolling. */
export const BASELINE_ROWS = 8;
const ADDRESS = 'http://baseline.test/';

/** Answers each query immediately, with random words, so that no row can be reused. */
const WORKER = `onmessage = ({ data }) => {
  const word = () => Math.random().toString(36);
  const row = () => ({ title: word() + ' ' + data.query, text: word() + ' some words of a section with what was asked for ' + word() });
  postMessage({ kind: 'answer', id: data.id, rows: Array.from({ length: ${BASELINE_ROWS} }, row) });
};`;

/** A field, a worker, and rows, with the class names of the modal. The rows are rendered as one HTML string. */
const PAGE = `<!doctype html><title>Baseline</title>
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
 * Measures typing on a page that does only the work that any search with a worker must do. The result shows which share of
 * the site's figures comes from the machine.
 */
export async function measureBaseline(browser: Browser): Promise<Typing> {
  const { page, session } = await openPage(browser);
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto(ADDRESS);
  await typeQueries(page);
  return measureTyping(page, session).finally(() => page.context().close());
}
