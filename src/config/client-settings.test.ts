/** @jest-environment node */
import { clientSettingsOf } from './client-settings';
import { readEnv } from './env';
import { mainSections } from './site';

const allPages = (): boolean => true;

describe('clientSettingsOf', () => {
  it('has an absolute address of social images, and no analytics by default', () => {
    expect(clientSettingsOf(readEnv({}), allPages)).toEqual({
      mainSections: [...mainSections],
      feedbackUrl: '/docs/api/feedback',
      socialImageUrl: 'https://nitric.io/docs/api/og',
      hasStaticSocialImages: false,
    });
  });

  it('reads the addresses from the environment', () => {
    const env = readEnv({
      DOCS_SITE_URL: 'https://preview.example.com',
      DOCS_FEEDBACK_URL: 'https://api.example.com/feedback',
      DOCS_SOCIAL_IMAGE_URL: 'https://images.example.com/og',
    });
    expect(clientSettingsOf(env, allPages)).toMatchObject({
      feedbackUrl: 'https://api.example.com/feedback',
      socialImageUrl: 'https://images.example.com/og',
    });
    expect(
      clientSettingsOf({ ...env, DOCS_SOCIAL_IMAGE_URL: '/og' }, allPages).socialImageUrl,
    ).toBe('https://preview.example.com/og');
  });

  it('uses the address of the site if the build draws social images', () => {
    expect(clientSettingsOf(readEnv({ SOCIAL_IMAGES: 'static' }), allPages)).toMatchObject({
      socialImageUrl: 'https://nitric.io/docs/',
      hasStaticSocialImages: true,
    });
  });

  it('has analytics if a site ID is set', () => {
    const env = readEnv({
      DOCS_ANALYTICS_SITE_ID: 'ABC',
      DOCS_ANALYTICS_EXCLUDED_DOMAINS: 'preview.example.com',
    });
    expect(clientSettingsOf(env, allPages).analytics).toEqual({
      siteId: 'ABC',
      excludedDomains: ['preview.example.com'],
    });
  });

  it('has hosted search if its three variables are set, without the write key', () => {
    const env = readEnv({
      DOCS_ALGOLIA_APP_ID: 'APP',
      DOCS_ALGOLIA_SEARCH_KEY: 'search',
      DOCS_ALGOLIA_INDEX: 'docs',
      DOCS_ALGOLIA_WRITE_KEY: 'secretkey',
    });
    const settings = clientSettingsOf(env, allPages);
    expect(settings.search).toEqual({ appId: 'APP', searchKey: 'search', indexName: 'docs' });
    expect(JSON.stringify(settings)).not.toContain('secretkey');
  });

  it('includes only sections with a page', () => {
    const settings = clientSettingsOf(readEnv({}), (route) => route === '/guides');
    expect(settings.mainSections).toEqual([{ title: 'Guides', href: '/guides' }]);
  });
});
