/** Sources of other hosts that pages use. */
export interface PolicySources {
  script?: readonly string[];
  image?: readonly string[];
  connect?: readonly string[];
}

/**
 * The Content-Security-Policy of pages. It allows the scripts of the site, and inline scripts that the build has hashed. It allows
 * inline styles, because highlighted lines require them.
 * @param scriptHashes sources of inline scripts, such as `'sha256-...'`
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { script = [], image = [], connect = [] }: PolicySources,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
