export { prepareSearch as prepare } from '../features/search/client';
export { SearchBar as default } from '../features/search/SearchBar';
