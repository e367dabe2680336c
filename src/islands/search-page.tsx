export { prepareSearch as prepare } from '../features/search/client';
export { SearchPage as default } from '../features/search/SearchPage';
