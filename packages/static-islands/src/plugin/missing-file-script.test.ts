/** @jest-environment jsdom */
import { RELOADED_KEY } from '../browser/missing-file';
import { missingFileScript } from './missing-file-script';

const BASE_URL = '/docs/';

/** jsdom reports an error, because it can't reload a page. */
const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const hasReloaded = (): boolean => complain.mock.calls.length > 0;
const asset = `${location.origin}${BASE_URL}assets/js/client.1a2b.js`;

function miss(tag: 'script' | 'link' | 'img', attributes: object): void {
  const file = Object.assign(document.createElement(tag), attributes);
  document.body.append(file);
  file.dispatchEvent(new Event('error'));
  file.remove();
}

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = missingFileScript(BASE_URL);
  document.head.append(script);
});
beforeEach(() => {
  complain.mockClear();
  sessionStorage.clear();
  delete document.documentElement.dataset.ready;
});
afterAll(() => complain.mockRestore());

it('a missing style sheet of the site has the page loaded again, once', () => {
  const styles = { rel: 'stylesheet', href: asset.replaceAll('js', 'css') };
  miss('link', styles);
  expect(hasReloaded()).toBe(true);
  expect(sessionStorage.getItem(RELOADED_KEY)).toBe(location.pathname);
  complain.mockClear();
  miss('link', styles);
  expect(hasReloaded()).toBe(false);
});

it.each([
  ['script', { src: 'https://cdn.example.com/assets/script.js' }],
  ['link', { rel: 'prefetch', href: asset }],
  ['img', { src: `${location.origin}${BASE_URL}img/favicon.svg` }],
] as const)('a %s from elsewhere, or only fetched ahead, is no matter: %j', (tag, attributes) => {
  miss(tag, attributes);
  expect(hasReloaded()).toBe(false);
});

it('does nothing after the client has started', () => {
  document.documentElement.dataset.ready = '';
  miss('script', { src: asset });
  expect(hasReloaded()).toBe(false);
});
