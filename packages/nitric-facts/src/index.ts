export * from './cli-data';
export * from './deployer-data';
export * from './deployer-policy';
export * from './error-data';
export { isBefore, keyRowsSchema, type KeyRow, type KeyType } from './key-rows';
export * from './known-issue-data';
export * from './price-data';
export * from './provider-data';
export * from './sdk-feature-data';
