import * as z from 'zod';
import type { MissedSearchPayload } from './missed-search';
import { SEARCH_QUERY_MAX_LENGTH } from '@nitric-docs/search';

const LENGTH = `must have 1 to ${SEARCH_QUERY_MAX_LENGTH} characters`;

/** Validates the body of `POST /docs/api/searches`. It is a separate file, so that search doesn't load Zod. */
export const missedSearchSchema = z.object(
  { query: z.string('must be a text').trim().min(1, LENGTH).max(SEARCH_QUERY_MAX_LENGTH, LENGTH) },
  'must be an object with query',
) satisfies z.ZodType<MissedSearchPayload>;
