import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
}

/** Docusaurus' link without its router: a plain anchor. */
export default function Link({ to, href, ...rest }: Props): ReactNode {
  return <a href={to ?? href} {...rest} />;
}
