import type { Configuration } from 'webpack';
import { loaderOptionsOf } from './loader-options';

/** A class name that `shortenClassNames` generates. */
export const SHORT_CLASS_NAME = /_[\w-]{5}\b/g;

/**
 * Shortens the class names of CSS modules to a hash. A page contains about a thousand class names, and with short names even the
 * longest building block pages fit into the initial congestion window (14.6 kB, RFC 6928).
 */
export function shortenClassNames(config: Configuration): void {
  for (const options of loaderOptionsOf(config)) {
    const modules = options.modules as { localIdentName?: string } | undefined;
    if (modules?.localIdentName) {
      modules.localIdentName = '_[contenthash:base64:5]';
    }
  }
}
