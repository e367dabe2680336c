import type { ReactNode } from 'react';

interface CheatSheetProps {
  /** The style sheet of the sheet, mostly for paper. */
  css?: string;
  children?: ReactNode;
}

/**
 * The declarations and calls of an SDK version on one page. `plugins/markdown/cheat-sheet` inserts the style sheet and the content
 * when the site is built. Search skips it, because each function has a page.
 */
export function CheatSheet({ css, children }: CheatSheetProps): ReactNode {
  return (
    <div className="cheat-sheet" data-unsearched="">
      <style dangerouslySetInnerHTML={{ __html: css ?? '' }} />
      {children}
    </div>
  );
}
