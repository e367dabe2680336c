// Ejected from @docusaurus/theme-classic 3.10.2.
// Removes the tooltip from heading links, because it repeats the `aria-label` in the HTML of every heading.
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

const labelOf = (heading: string): string =>
  translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading },
  );

export default function Heading({ as: As, id, children, className, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const anchorTarget = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', anchorTarget, className)} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={labelOf(typeof children === 'string' ? children : id)}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}
