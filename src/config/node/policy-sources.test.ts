import { readEnv } from './env';
import { policySourcesOf } from './policy-sources';

test('by default, pages use no other hosts', () => {
  expect(policySourcesOf(readEnv({}))).toEqual({ script: [], image: [], connect: [] });
});

test('settings add the hosts that they require', () => {
  const { script, connect } = policySourcesOf(
    readEnv({
      DOCS_FEEDBACK_URL: 'https://feedback.example.com/post',
      DOCS_ANALYTICS_SITE_ID: 'ABCDEF',
      DOCS_ALGOLIA_APP_ID: 'APP',
      DOCS_ALGOLIA_SEARCH_KEY: 'key',
      DOCS_ALGOLIA_INDEX: 'docs',
    }),
  );
  expect(script).toEqual(['https://cdn.usefathom.com']);
  expect(connect).toEqual([
    'https://feedback.example.com',
    'https://cdn.usefathom.com',
    'https://*.algolia.net',
    'https://*.algolianet.com',
    'https://insights.algolia.io',
  ]);
});
