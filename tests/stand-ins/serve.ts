import { createServer, type IncomingMessage } from 'node:http';

export interface Reply {
  status: number;
  body: unknown;
}

/** Serves JSON on this machine. A request that causes an exception gets the status 400. */
export function serve(
  port: number | string,
  replyTo: (request: IncomingMessage) => Promise<Reply>,
): void {
  createServer((request, response) => {
    replyTo(request)
      .catch((error: unknown) => ({ status: 400, body: { error: String(error) } }))
      .then(({ status, body }) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(body)),
      )
      .catch(console.error);
  }).listen(Number(port), '127.0.0.1');
}
