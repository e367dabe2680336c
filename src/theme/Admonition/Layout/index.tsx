// Ejected: draws the site's own callouts; the original is built on Infima's alerts and has its own colours.
import type { Props } from '@theme/Admonition/Layout';
import type { ReactNode } from 'react';
import { Callout } from '../../../components/Callout';

export default function AdmonitionLayout({ type, title, id, children }: Props): ReactNode {
  return (
    <Callout type={type} title={title} id={id}>
      {children}
    </Callout>
  );
}
