import { devServer } from '../../../tests/lib/dev-server';
import { testFolder } from '../../../tests/lib/test-folder';
import { readEnv } from '../../../src/config/node/env';
import devApi from '.';

const site = testFolder();
const serve = devServer();

test('the development server has the routes of the production server, and passes on other requests', async () => {
  site.write('docs/apis.mdx', '---\ntitle: APIs\n---\n');
  const env = readEnv({ DOCS_FEEDBACK_STORE: 'feedback' });
  const origin = await serve(devApi({ siteDir: site.path }, env));
  const get = (address: string): Promise<Response> => fetch(`${origin}/docs/${address}`);
  expect(await (await get('api/health/live')).json()).toEqual({ status: 'ok' });
  expect((await get('api/nothing')).status).toBe(404);
  expect(await (await get('apis')).text()).toBe('a page');
});
