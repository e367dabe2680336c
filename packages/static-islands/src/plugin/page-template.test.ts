import { render } from 'eta';
import { pageTemplate } from './page-template';

it('fails if the build has another client', async () => {
  const page = {
    baseUrl: '/docs/',
    preBodyTags: '',
    metaAttributes: [],
    scripts: ['assets/js/css.1a.js', 'assets/js/main.2b.js'],
    stylesheets: [],
  };
  const draw = async () => render(pageTemplate({ baseUrl: '/docs/' }).trim(), page);
  await expect(draw()).rejects.toThrow('static-islands: the template');
});
