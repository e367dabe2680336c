import type { ReactNode } from 'react';

/** Does nothing, because the mock of `useBrokenLinks` collects all links. */
export const BrokenLinksProvider = ({ children }: { children?: ReactNode }): ReactNode => children;
