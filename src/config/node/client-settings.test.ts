import { clientSettingsOf } from './client-settings';
import { readEnv } from './env';

describe('clientSettingsOf', () => {
  it('has an absolute address of social images, and no analytics or hosted search by default', () => {
    expect(clientSettingsOf(readEnv({}))).toEqual({
      feedbackUrl: '/docs/api/feedback',
      socialImageUrl: 'https://nitric.io/docs/api/og',
      hasStaticSocialImages: false,
    });
  });

  it.each([
    ['/docs/api/feedback', 'true', '/docs/api/searches'],
    ['/docs/api/feedback', 'false', undefined],
    // A service that only receives feedback.
    ['https://example.com/feedback?form=docs', 'true', undefined],
  ])(
    'with feedback at %s and DOCS_COUNT_MISSED_SEARCHES=%s, counts searches at %s',
    (url, counts, expected) => {
      const env = readEnv({ DOCS_FEEDBACK_URL: url, DOCS_COUNT_MISSED_SEARCHES: counts });
      expect(clientSettingsOf(env).missedSearchUrl).toBe(expected);
    },
  );

  it.each([
    [{ DOCS_SOCIAL_IMAGE_URL: 'https://images.example.com/og' }, 'https://images.example.com/og'],
    [
      { DOCS_SITE_URL: 'https://preview.example.com', DOCS_SOCIAL_IMAGE_URL: '/og' },
      'https://preview.example.com/og',
    ],
    [{ SOCIAL_IMAGES: 'static' }, 'https://nitric.io/docs/'],
  ])('with %j, has social images at %s', (variables: Record<string, string>, address) => {
    expect(clientSettingsOf(readEnv(variables)).socialImageUrl).toBe(address);
  });

  it('has analytics and hosted search if they are configured', () => {
    const settings = clientSettingsOf(
      readEnv({
        DOCS_ANALYTICS_SITE_ID: 'ABC',
        DOCS_ANALYTICS_EXCLUDED_DOMAINS: 'preview.example.com',
        DOCS_ALGOLIA_APP_ID: 'APP',
        DOCS_ALGOLIA_SEARCH_KEY: 'search',
        DOCS_ALGOLIA_INDEX: 'docs',
      }),
    );
    expect(settings.analytics).toEqual({ siteId: 'ABC', excludedDomains: ['preview.example.com'] });
    expect(settings.search).toEqual({ appId: 'APP', searchKey: 'search', indexName: 'docs' });
  });
});
