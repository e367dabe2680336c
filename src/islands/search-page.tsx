import { settings } from '../features/site/settings';
import { searchClient } from '../features/search/client';

export { SearchPage as default } from '../features/search/SearchPage';

/** Fetches the index while React starts. */
export const prepare = (): void => searchClient(settings.search).prepare();
