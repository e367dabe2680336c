import { settings } from '../features/site/settings';
import { searchClient } from '../features/search/client';

export { SearchBar as default } from '../features/search/SearchBar';

/** Starts fetching the search index before hydration. */
export const prepare = (): void => searchClient(settings.search).prepare();
