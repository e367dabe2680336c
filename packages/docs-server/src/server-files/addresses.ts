import type { ServedRedirect, SiteManifest } from '../contracts/site-manifest';

/** Addresses of a site. Routes are addresses without the base. */
export interface SiteAddresses {
  base: string;
  /** The content pages by route, with the texts of their social images. All other pages are redirects. */
  pages: SiteManifest['pages'];
  /** The redirects for the content pages. `to` can have a fragment. */
  redirectsTo: (routes: string[]) => readonly { from: string; to: string; permanent?: boolean }[];
}

/** The route of a built page, also of the `index.html` of a folder. Other files keep their name. */
export const routeOfFile = (file: string): string =>
  `/${file.replace(/(?:(^|\/)index)?\.html$/, '')}`;

/**
 * All redirects of the site: those that it configures, and from file names of pages to their address or the target of their redirect.
 * @param names files of the built site
 */
export function redirectsOf(
  names: readonly string[],
  { base, pages, redirectsTo }: SiteAddresses,
): Record<string, ServedRedirect> {
  const configured = Object.fromEntries<ServedRedirect>(
    redirectsTo(names.map(routeOfFile).filter((route) => route in pages)).map(
      ({ from, to, permanent }) =>
        [base + from, { to: base + to, status: permanent === false ? 302 : 301 }] as const,
    ),
  );
  const fromFiles = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const address = base + routeOfFile(name);
      return [`${base}/${name}`, configured[address] ?? { to: address, status: 301 }] as const;
    });
  // Agents look for these files at the root of a host (RFC 8615).
  const wellKnown = names
    .filter((name) => name.startsWith('.well-known/'))
    .map((name) => [`/${name}`, { to: `${base}/${name}`, status: 302 }] as const);
  return {
    ...Object.fromEntries<ServedRedirect>([...fromFiles, ...wellKnown]),
    ...configured,
    '/': { to: `${base}/`, status: 302 },
    [base]: { to: `${base}/`, status: 301 },
  };
}
