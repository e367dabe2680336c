import * as feedback from '../../src/islands/feedback';
import * as search from '../../src/islands/search';
import * as searchPage from '../../src/islands/search-page';

const islands: Record<string, unknown> = {
  './feedback.tsx': feedback,
  './search.tsx': search,
  './search-page.tsx': searchPage,
};

/** The bundler's list of src/islands. */
export const modules = Object.assign((key: string): unknown => islands[key], {
  keys: () => Object.keys(islands),
});
