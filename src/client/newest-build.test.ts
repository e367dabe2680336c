const SCRIPT = '/docs/assets/js/client.1a2b.js';

/** The answer to a page of the build that has this script. */
async function differs(
  ownScript: string | undefined,
  served: Partial<Response> & { html?: string },
): Promise<boolean> {
  const script = Object.assign(document.createElement('script'), { src: ownScript });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(ownScript ? script : null);
  global.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, text: async () => served.html, ...served });
  jest.resetModules();
  const { newestBuildDiffers } = await import('./newest-build');
  return newestBuildDiffers();
}

afterEach(() => jest.restoreAllMocks());

it('another build names another script', async () => {
  expect(await differs(SCRIPT, { html: `<script src="${SCRIPT}">` })).toBe(false);
  expect(await differs(SCRIPT, { html: '<script src="/docs/assets/js/client.3c4d.js">' })).toBe(
    true,
  );
  expect(fetch).toHaveBeenCalledWith(window.location.href, { cache: 'no-cache' });
});

it('an error of the server is no other build', async () => {
  expect(await differs(SCRIPT, { ok: false, html: 'Bad gateway' })).toBe(false);
});

it('asks for nothing where no script has an address, as in the development server', async () => {
  expect(await differs(undefined, { html: '' })).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
