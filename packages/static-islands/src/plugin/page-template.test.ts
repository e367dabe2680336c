/** @jest-environment node */
import { load } from 'cheerio';
import { render } from 'eta';
import { BUNDLES, pageTemplate } from './page-template';
import { missingFileScript } from './missing-file-script';
import { earlyEventsScript, startScript } from './start-script';

const SHORTCUTS = 'Control+K /';

/** Renders the template like Docusaurus. */
async function draw(scripts = ['assets/js/css.1a.js', 'assets/js/client.2b.js']) {
  const template = pageTemplate({ baseUrl: '/docs/', shortcuts: SHORTCUTS });
  const html = await render(
    template.trim(),
    {
      appHtml: '<main>text</main>',
      baseUrl: '/docs/',
      htmlAttributes: 'lang="en"',
      bodyAttributes: 'class="dark"',
      headTags: '<title>APIs</title>',
      preBodyTags: '<svg style="display:none">\n<defs></defs></svg><script>first()</script>',
      postBodyTags: '<i>last</i>',
      metaAttributes: ['<meta name="description" content="d">'],
      scripts,
      stylesheets: ['assets/css/styles.3c.css'],
      noIndex: false,
      version: '3',
    },
    { rmWhitespace: true },
  );
  return load(html ?? '');
}

it('renders tags and style sheets, and only inline scripts', async () => {
  const page = await draw();
  expect(page('html').attr('lang')).toBe('en');
  expect(page('head title').text()).toBe('APIs');
  expect(page('head meta[name=description]').attr('content')).toBe('d');
  expect(page('link[rel=stylesheet]').attr('href')).toBe('/docs/assets/css/styles.3c.css');
  expect(page('body').attr('class')).toBe('dark');
  expect(page('#__docusaurus').html()).toBe('<main>text</main>');
  expect(page('body > i').text()).toBe('last');
  expect(page('script[src]')).toHaveLength(0);
});

it('loads the client at the end, records events from the head on, and omits the icon of the theme', async () => {
  const page = await draw();
  const last = page('body > script').last();
  expect(last.data('client')).toBe(`/docs/assets/js/${BUNDLES.client}.2b.js`);
  // The template removes the indentation.
  const lines = (code: string): string[] => code.split('\n').map((line) => line.trim());
  expect(lines(last.text())).toEqual(lines(startScript));
  expect(lines(page('head > script').text())).toEqual(
    lines(missingFileScript('/docs/') + earlyEventsScript(SHORTCUTS)),
  );
  expect(page('body > script').first().text()).toBe('first()');
  expect(page('svg')).toHaveLength(0);
});

it('fails if the build has another client', async () => {
  await expect(draw(['assets/js/main.1a.js'])).rejects.toThrow('static-islands: the template');
});
