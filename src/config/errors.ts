/** The page that explains error messages. Each message has its ID as anchor. */
export const ERRORS_PAGE = '/support/errors';

/** The short address of an error message, which leads to the message. Followed by `.md`, it is a copy of that message alone. */
export const shortErrorRoute = (id: string): string => `/e/${id}`;
