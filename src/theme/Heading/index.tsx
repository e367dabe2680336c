// Ejected from @docusaurus/theme-classic 3.10.2, e75df961.
// Hides the link of a heading from screen readers and the Tab key, so that the name of a heading is its text. The menu lists the same
// links. Leaves out the scroll offset for the theme's navbar, because the style sheet of the site sets one.
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function Heading({ as: As, id, children, className, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-hidden tabIndex={-1} />
    </As>
  );
}
