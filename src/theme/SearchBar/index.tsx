// Ejected from @docusaurus/theme-search-algolia 3.10.2, 11ed3f65.
// Searches locally unless a hosted index is configured, in a dialog of the site. The original supports only Algolia, with DocSearch.
export { SearchBar as default } from '../../features/search/SearchBar';
