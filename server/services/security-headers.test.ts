/** @jest-environment node */
import { contentSecurityPolicy, RULES_SOURCE } from './security-headers';

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((entry) => entry.startsWith(`${name} `));

test('without settings a page talks to its own host alone, and no inline script runs without its hash', () => {
  const policy = contentSecurityPolicy(["'sha256-abc'"], {
    DOCS_FEEDBACK_URL: '/docs/api/feedback',
  });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'sha256-abc' ${RULES_SOURCE}`);
  expect(policy).toContain("default-src 'none'");
});

test('hosts come with the settings that need them', () => {
  const policy = contentSecurityPolicy([], {
    DOCS_FEEDBACK_URL: 'https://feedback.example.com/post',
    DOCS_ANALYTICS_SITE_ID: 'ABCDEF',
    DOCS_ALGOLIA_APP_ID: 'APP',
  });
  const connect = directive(policy, 'connect-src');
  expect(connect).toContain('https://feedback.example.com');
  expect(connect).toContain('https://cdn.usefathom.com');
  expect(connect).toContain('https://*.algolianet.com');
  expect(connect).toContain('https://insights.algolia.io');
  expect(directive(policy, 'script-src')).toContain('https://cdn.usefathom.com');
});
