import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from '@docusaurus/types';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** A plugin's `configureWebpack` that adds a middleware in front of all others of the development server. */
export function withDevMiddleware(
  name: string,
  middleware: Middleware,
): NonNullable<Plugin['configureWebpack']> {
  return () => {
    const devServer = {
      /**
       * Docusaurus appends the list that this function returns to its own middlewares. The middleware must run before the
       * fallback to the home page, so it is inserted into the given list instead.
       */
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift({ name, middleware });
        return [];
      },
    };
    // Docusaurus supports `devServer` here, but its types don't include it.
    return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
  };
}
