import { settings } from '../features/site/settings';
import { searchClient } from '../features/search/client';

export { SearchPage as default } from '../features/search/SearchPage';

/** Starts fetching the search index before hydration. */
export const prepare = (): void => searchClient(settings.search).prepare();
