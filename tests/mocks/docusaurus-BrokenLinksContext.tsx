import type { ReactNode } from 'react';

/** The mock of `useBrokenLinks` collects what links tell, wherever they stand. */
export const BrokenLinksProvider = ({ children }: { children?: ReactNode }): ReactNode => children;
