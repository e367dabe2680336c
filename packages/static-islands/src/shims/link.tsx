import siteConfig from '@generated/docusaurus.config';
import type { ComponentProps, ReactNode } from 'react';

const { baseUrl } = siteConfig;

/** Replaces `@docusaurus/Link` in islands. Renders the same HTML, without client-side routing. */
export default function Link({
  to,
  href = to ?? '',
  children,
  ...props
}: ComponentProps<'a'> & { to?: string }): ReactNode {
  const isExternal = /^\w[\w+.-]*:|^\/\//.test(href);
  const isRoute = href.startsWith('/') && !isExternal && !href.startsWith(baseUrl);
  return (
    <a
      href={isRoute ? baseUrl + href.slice(1) : href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
    >
      {children}
    </a>
  );
}
