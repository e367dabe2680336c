import type { HttpBindings } from '@hono/node-server';
import Negotiator from 'negotiator';
import send from 'send';
import { servedFileName, type ServedFile } from '../../src/contracts/site-manifest';
import type { Log } from './log';

type SendError = Error & { status: number; headers?: Record<string, string> };

export interface SendOptions {
  /** The folder that the file is in. */
  root: string;
  /** 404 for the page that says that nothing is here. */
  status: 200 | 404;
  log: Log;
}

/**
 * Sends a file of the site in the best encoding that the client accepts. The library `send` handles conditions, ranges and HEAD,
 * and closes the file when the client goes away.
 */
export function sendFile(
  { incoming, outgoing }: HttpBindings,
  { name, hash, encodings, contentType, cacheControl }: ServedFile,
  { root, status, log }: SendOptions,
): void {
  // A range is always one of the file itself.
  const accepted = incoming.headers.range ? [] : new Negotiator(incoming).encodings();
  const encoding = encodings.find((one) => accepted.includes(one));
  const contentHeaders = {
    'content-type': contentType,
    etag: encoding ? `"${hash}-${encoding}"` : `"${hash}"`,
    ...(encodings.length > 0 && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  };
  outgoing.statusCode = status;
  outgoing.setHeaders(
    new Map(Object.entries({ ...contentHeaders, 'cache-control': cacheControl })),
  );
  send(incoming, servedFileName(hash, encoding), {
    root,
    acceptRanges: status === 200 && encoding === undefined,
    cacheControl: false,
    lastModified: false,
  })
    .on('error', (error: SendError) => {
      if (error.status === 404 || error.status >= 500) {
        log.error({ err: error, file: name }, 'A file of the site could not be sent.');
      }
      if (outgoing.headersSent) {
        outgoing.destroy();
        return;
      }
      Object.keys(contentHeaders).forEach((header) => outgoing.removeHeader(header));
      outgoing.setHeader('cache-control', 'no-store');
      outgoing.writeHead(error.status, error.headers).end();
    })
    .pipe(outgoing);
}
