import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { servedFileName, type ServedFile } from '../contracts/site-manifest';
import type { Log } from './log';

type SendError = Error & { status: number; headers?: Record<string, string> };

/**
 * Sends a file of the site in the best encoding that the client accepts. The library `send` handles conditional requests, ranges, and
 * HEAD, and closes the file if the client disconnects.
 * @param varies whether the header Accept selected the file
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { name, hash, encodings, contentType, cacheControl }: ServedFile,
  root: string,
  { status, varies }: { status: 200 | 404; varies: boolean },
  log: Log,
): void {
  // Ranges apply to the uncompressed file.
  const accepted = request.headers.range ? [] : new Negotiator(request).encodings();
  const encoding = encodings.find((candidate) => accepted.includes(candidate));
  const vary = [varies && 'Accept', encodings.length > 0 && 'Accept-Encoding'].filter(Boolean);
  const contentHeaders = {
    'content-type': contentType,
    etag: encoding ? `"${hash}-${encoding}"` : `"${hash}"`,
    ...(vary.length > 0 && { vary: vary.join(', ') }),
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
        log.error({ err: error, file: name }, 'Sending a file failed.');
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
