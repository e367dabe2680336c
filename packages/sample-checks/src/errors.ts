/** The message of a caught value, which is an Error almost always. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
