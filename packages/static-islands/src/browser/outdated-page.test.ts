const SCRIPT = '/docs/assets/js/client.1a2b.js';

/** Checks a page with this script against the page that the server returns. */
async function isOutdated(
  clientScript: string | undefined,
  served: Partial<Response> & { html?: string },
): Promise<boolean> {
  const script = Object.assign(document.createElement('script'), { src: clientScript });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(clientScript ? script : null);
  global.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, text: async () => served.html, ...served });
  jest.resetModules();
  const { isPageOutdated } = await import('./outdated-page');
  return isPageOutdated();
}

afterEach(() => jest.restoreAllMocks());

it('detects a new build by the file name of its script', async () => {
  expect(await isOutdated(SCRIPT, { html: `<script src="${SCRIPT}">` })).toBe(false);
  expect(await isOutdated(SCRIPT, { html: '<script src="/docs/assets/js/client.3c4d.js">' })).toBe(
    true,
  );
  expect(fetch).toHaveBeenCalledWith(window.location.href, { cache: 'no-cache' });
});

it('ignores an error response', async () => {
  expect(await isOutdated(SCRIPT, { ok: false, html: 'Bad gateway' })).toBe(false);
});

it('requests nothing in the development server, where the script has no URL', async () => {
  expect(await isOutdated(undefined, { html: '' })).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
