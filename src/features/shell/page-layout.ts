export type PageLayout = 'home' | 'text';

/** The home page is one wide block with its own title, and without a table of contents. */
export const layoutOf = (route: string): PageLayout => (route === '/' ? 'home' : 'text');
