import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface Details {
  /** The field of the request body that isn't accepted. */
  field?: string;
  headers?: Record<string, string>;
}

/** A request that the API refuses. The message is for the client: what is wrong, and what is accepted. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** Refuses a method that an endpoint doesn't have. @param allow the methods that it has */
export const refuseMethod = (allow: string) => (): never => {
  throw new ApiError(405, `Method not allowed. Use ${allow.replace(', ', ' or ')}.`, {
    headers: { allow },
  });
};
