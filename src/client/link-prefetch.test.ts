/** @jest-environment jsdom */
import { marginsOf, tellWhetherNear } from '@nitric-docs/static-islands/tests';
import { PREFETCH_MARGIN_PX } from '../config/site';
import { NEAR_LINK_ATTRIBUTE } from '../config/speculation-rules';

/** Opens a page in a browser with or without Speculation Rules. */
async function open(html: string, supportsRules = false): Promise<void> {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  Object.assign(HTMLScriptElement, {
    supports: (type: string) => supportsRules && type !== 'module',
  });
  jest.resetModules();
  const { prefetchNearLinks } = await import('./link-prefetch');
  prefetchNearLinks();
}

const links = (): HTMLAnchorElement[] => [...document.querySelectorAll('a')];
const approachAllLinks = (): void => links().forEach((link) => tellWhetherNear(link, true));
const rules = (): unknown[] =>
  [...document.querySelectorAll('script[type=speculationrules]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );
const prefetched = (): (string | null)[] =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

const link = '<a href="/docs/apis">APIs</a>';

it('observes only links to other pages of the site, within 200 px of the viewport', async () => {
  window.history.replaceState(null, '', '/docs/storage');
  await open(
    `${link}<a href="https://nitric.io">out</a><a href="#here">heading</a><a href="/docs/storage#here">this page</a>
    <a href="/docs/openapi.json">file</a><a href="/docs/kv" target="_blank">tab</a><a href="/blog">other site</a>`,
  );
  expect(PREFETCH_MARGIN_PX).toBe(200);
  expect(links().map((one) => [one.textContent, ...marginsOf(one)])).toEqual([
    ['APIs', '200px'],
    ...['out', 'heading', 'this page', 'file', 'tab', 'other site'].map((text) => [text]),
  ]);
});

it('adds the Speculation Rules once and marks near links for them', async () => {
  await open(link, true);
  const { prefetchNearLinks } = await import('./link-prefetch');
  prefetchNearLinks();
  const where = { selector_matches: `[${NEAR_LINK_ATTRIBUTE}]` };
  expect(rules()).toEqual([
    {
      prefetch: [{ where, eagerness: 'immediate' }],
      prerender: [{ where, eagerness: 'conservative' }],
    },
  ]);
  approachAllLinks();
  expect(links()[0]).toHaveAttribute(NEAR_LINK_ATTRIBUTE);
  expect(marginsOf(links()[0] as Element)).toEqual([]);
  expect(prefetched()).toEqual([]);
});

it('prefetches each document once if the browser does not support Speculation Rules', async () => {
  await open(`${link}<a href="/docs/apis#limits">Limits</a>`);
  approachAllLinks();
  expect(prefetched()).toEqual(['/docs/apis']);
  expect(rules()).toEqual([]);
  expect(links()[0]).not.toHaveAttribute(NEAR_LINK_ATTRIBUTE);
});
