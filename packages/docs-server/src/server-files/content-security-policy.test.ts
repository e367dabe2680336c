import { contentSecurityPolicy } from './content-security-policy';

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((entry) => entry.startsWith(`${name} `));

test('the policy allows only the host of the page, hashed inline scripts, and the given hosts', () => {
  const hosts = { script: ['https://s.example'], connect: ['https://c.example'] };
  const policy = contentSecurityPolicy(["'sha256-abc'"], hosts);
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc' https://s.example");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://c.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data:");
});
