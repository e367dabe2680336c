// Ejected from @docusaurus/theme-classic 3.10.2, dad83cd9.
// Renders the site's `Callout` instead of Infima's alerts, which use a separate component, colors, and an icon for each type.
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import type { ReactNode } from 'react';
import { Callout, type CalloutProps } from '../../components/Callout';

export default function Admonition(props: Props): ReactNode {
  const { type, title, id, children } = processAdmonitionProps(props);
  // plugins/markdown/remark-callouts adds the clouds.
  const { clouds } = props as Pick<CalloutProps, 'clouds'>;
  return (
    <Callout type={type} title={title} id={id} clouds={clouds}>
      {children}
    </Callout>
  );
}
