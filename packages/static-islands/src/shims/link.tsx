import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ComponentProps, ReactNode } from 'react';

/** Replaces `@docusaurus/Link` in islands. Renders the same HTML, without client-side routing. */
export default function Link({
  to,
  href = to ?? '',
  children,
  ...props
}: ComponentProps<'a'> & { to?: string }): ReactNode {
  const localHref = useBaseUrl(href);
  const isExternal = /^\w[\w+.-]*:|^\/\//.test(href);
  return (
    <a
      href={href.startsWith('/') ? localHref : href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
    >
      {children}
    </a>
  );
}
