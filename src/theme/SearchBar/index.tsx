// Ejected: the theme's search bar knows Algolia alone and takes DocSearch 4's props; ours searches locally unless a hosted
// index is set, on the modal of DocSearch 3.9.
export { SearchBar as default } from '../../features/search/SearchBar';
