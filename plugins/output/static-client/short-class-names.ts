import type { Configuration } from 'webpack';
import { loaderOptionsOf } from './loader-options';

/** A class of a CSS module, as `shortenClassNames` names it. */
export const SHORT_CLASS_NAME = /_[\w-]{5}\b/g;

/**
 * Names the classes of CSS modules by their hash alone: a page names a thousand, and with short names the longest pages of the
 * building blocks reach a browser in the first packets of a connection (14.6 kB, RFC 6928).
 */
export function shortenClassNames(config: Configuration): void {
  for (const options of loaderOptionsOf(config)) {
    const modules = options.modules as { localIdentName?: string } | undefined;
    if (modules?.localIdentName) {
      modules.localIdentName = '_[contenthash:base64:5]';
    }
  }
}
