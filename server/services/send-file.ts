import type { IncomingMessage, ServerResponse } from 'node:http';
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
  request: IncomingMessage,
  response: ServerResponse,
  { name, hash, encodings, contentType, cacheControl }: ServedFile,
  { root, status, log }: SendOptions,
): void {
  // A range is always one of the file itself.
  const accepted = request.headers.range ? [] : new Negotiator(request).encodings();
  const encoding = encodings.find((one) => accepted.includes(one));
  const contentHeaders = {
    'content-type': contentType,
    etag: encoding ? `"${hash}-${encoding}"` : `"${hash}"`,
    ...(encodings.length > 0 && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  };
  response.statusCode = status;
  response.setHeaders(
    new Map(Object.entries({ ...contentHeaders, 'cache-control': cacheControl })),
  );
  send(request, servedFileName(hash, encoding), {
    root,
    acceptRanges: status === 200 && encoding === undefined,
    cacheControl: false,
    lastModified: false,
  })
    .on('error', (error: SendError) => {
      if (error.status === 404 || error.status >= 500) {
        log.error({ err: error, file: name }, 'A file of the site could not be sent.');
      }
      if (response.headersSent) {
        response.destroy();
        return;
      }
      Object.keys(contentHeaders).forEach((header) => response.removeHeader(header));
      response.setHeader('cache-control', 'no-store');
      response.writeHead(error.status, error.headers).end();
    })
    .pipe(response);
}
