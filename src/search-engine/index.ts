export { LocalSearch, type Patience, type ReadJson } from './local-search';
export { SearchIndex } from './search-index';
export { shardOfRoute } from './shards';
