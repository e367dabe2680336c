export * from '../answers';
export { createLocalSearchClient } from './worker-client';
