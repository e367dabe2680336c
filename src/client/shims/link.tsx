import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ComponentProps, ReactNode } from 'react';

/** Stands for `@docusaurus/Link` in islands: the same HTML, and the browser follows it. */
export default function Link({
  to,
  href = to ?? '',
  children,
  ...props
}: ComponentProps<'a'> & { to?: string }): ReactNode {
  const address = useBaseUrl(href);
  const isOutside = /^\w[\w+.-]*:|^\/\//.test(href);
  return (
    <a
      href={href.startsWith('/') ? address : href}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
    >
      {children}
    </a>
  );
}
