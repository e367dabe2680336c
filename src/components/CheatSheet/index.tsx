import type { ReactNode } from 'react';

/** `plugins/markdown/cheat-sheet` inserts the props and the content. Search skips it, because each function has a page. */
export function CheatSheet({ css, children }: { css?: string; children?: ReactNode }): ReactNode {
  return (
    <div className="cheat-sheet" data-unsearched="">
      <style dangerouslySetInnerHTML={{ __html: css ?? '' }} />
      {children}
    </div>
  );
}
