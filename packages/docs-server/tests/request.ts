import http from 'node:http';

export interface TestRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

export interface TestResponse {
  /** 0 if the connection was closed before the response. */
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends a raw request, without the headers, decoding, and restrictions of `fetch`. Uses a new connection unless `agent` is given. */
export const request = (
  origin: string,
  { method = 'GET', path, headers, body }: TestRequest,
  agent?: http.Agent,
): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const options = { hostname, port, method, path, headers, agent };
    const sent = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const content = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body: content, text: content.toString() });
      });
    });
    // The server can close the connection while the client is still sending a rejected body.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
        ? resolve({ status: 0, headers: {}, body: Buffer.alloc(0), text: '' })
        : reject(error),
    );
    sent.end(['GET', 'HEAD'].includes(method) ? undefined : body);
  });
