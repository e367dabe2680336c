import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from '@docusaurus/types';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** A plugin's `configureWebpack` that puts a handler before everything else that the development server answers. */
export function withDevMiddleware(
  name: string,
  middleware: Middleware,
): NonNullable<Plugin['configureWebpack']> {
  return () => {
    const devServer = {
      /**
       * Docusaurus has such a function too and joins the lists that all of them return. Ours must come before the fallback to
       * the home page, so it goes into the list that was handed over, and nothing is left to join.
       */
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift({ name, middleware });
        return [];
      },
    };
    // Docusaurus merges it into the options of its development server; its types don't know.
    return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
  };
}
