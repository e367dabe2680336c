import type { ReactNode } from 'react';

interface CheatSheetProps {
  css?: string;
  children?: ReactNode;
}

/** `plugins/markdown/cheat-sheet` inserts the props and the content. Search skips it, because each function has a page. */
export function CheatSheet({ css, children }: CheatSheetProps): ReactNode {
  return (
    <div className="cheat-sheet" data-unsearched="">
      <style dangerouslySetInnerHTML={{ __html: css ?? '' }} />
      {children}
    </div>
  );
}
