export * from './answers';
export * from './index-format';
export type * from './site';
export { LocalSearch, type LocalSearchOptions } from './engine/local-search';
export { LONGEST_QUERY } from './engine/query';
export { editDistance } from './engine/typos';
