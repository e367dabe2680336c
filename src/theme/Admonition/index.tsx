// Ejected: draws the site's own callouts; the original is built on Infima's alerts, with a component, colours and a drawing for
// each kind.
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import type { ReactNode } from 'react';
import { Callout } from '../../components/Callout';

export default function Admonition(props: Props): ReactNode {
  const { type, title, id, children } = processAdmonitionProps(props);
  return (
    <Callout type={type} title={title} id={id}>
      {children}
    </Callout>
  );
}
