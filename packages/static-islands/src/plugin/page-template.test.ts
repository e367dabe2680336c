import { render } from 'eta';
import { pageTemplate } from './page-template';

/** Renders the template like Docusaurus. */
const draw = async (client: string): Promise<string | undefined> =>
  render(
    pageTemplate({ baseUrl: '/docs/' }).trim(),
    {
      baseUrl: '/docs/',
      preBodyTags: '<svg style="display:none">\n<defs></defs></svg><script>first()</script>',
      metaAttributes: ['<meta name="description" content="d">'],
      scripts: ['assets/js/css.1a.js', `assets/js/${client}.2b.js`],
      stylesheets: [],
    },
    { rmWhitespace: true },
  );

it('has the tags of Docusaurus without the icon of the theme', async () => {
  const html = await draw('client');
  expect(html).toContain('<meta name="description" content="d">');
  expect(html).toContain('<script>first()</script>');
  expect(html).not.toContain('<svg');
});

it('fails if the build has another client', async () => {
  await expect(draw('main')).rejects.toThrow('static-islands: the template');
});
