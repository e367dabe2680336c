import { settings } from '../features/site/settings';
import { searchClient } from '../features/search/client';

export { SearchBar as default } from '../features/search/SearchBar';

/** Fetches the index while React starts. */
export const prepare = (): void => searchClient(settings.search).prepare();
