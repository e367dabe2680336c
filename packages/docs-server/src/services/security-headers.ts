/** Headers of every response. This policy allows nothing, and pages replace it with that of the manifest. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Browsers ignore it over HTTP, so it doesn't affect localhost.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
