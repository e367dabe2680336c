// Ejected from @docusaurus/theme-search-algolia 3.10.2, 11ed3f65.
// Searches locally unless a hosted index is configured, and uses the modal of DocSearch 3.9. The original supports only Algolia and
// passes the props of DocSearch 4.
export { SearchBar as default } from '../../features/search/SearchBar';
