export { LocalSearch, type WaitLimits, type ReadJson } from './local-search';
export { SearchIndex } from './search-index';
export { shardOfRoute } from './shards';
