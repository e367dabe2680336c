/** @jest-environment node */
import { contentSecurityPolicy, RULES_SOURCE } from './security-headers';

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((entry) => entry.startsWith(`${name} `));

test('by default, the policy allows only the host of the page and hashed inline scripts', () => {
  const policy = contentSecurityPolicy(["'sha256-abc'"], {
    DOCS_FEEDBACK_URL: '/docs/api/feedback',
  });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'sha256-abc' ${RULES_SOURCE}`);
  expect(policy).toContain("default-src 'none'");
});

test('settings add the hosts that they require', () => {
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
