import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
}

/** Renders Docusaurus' link as an anchor, without a router. */
export default function Link({ to, href, ...rest }: Props): ReactNode {
  return <a href={to ?? href} {...rest} />;
}
