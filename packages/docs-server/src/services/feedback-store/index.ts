import path from 'node:path';
import { isPostgresAddress } from '../../env';
import { createPostgresStore } from './postgres';
import { createSqliteStore } from './sqlite';
import type { FeedbackStore } from './store';

export * from './store';

/** @param location a folder for the embedded database, or a `postgres://` address */
export function createFeedbackStore(location: string): FeedbackStore {
  return isPostgresAddress(location)
    ? createPostgresStore(location)
    : createSqliteStore(path.resolve(location));
}
