import { cloud } from './cloud';
import { plainResponse, type HttpResponse } from './cloud/apis';
import type { Failure } from './cloud/failure';
import { SIGNED_ORIGIN } from './cloud/storage';

/** A request as a client sends it. */
export interface ClientRequest {
  method: string;
  /** A path, or an address such as a signed one. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** As `http.Error` of Go. */
const rejected = (message: string): HttpResponse => plainResponse(400, `${message}\n`);

const contentTypes: Readonly<Record<string, string | undefined>> = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  xml: 'text/xml; charset=utf-8',
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, OPTIONS, PUT',
  'access-control-allow-headers': '*',
};

function readSigned(bucket: string, key: string): HttpResponse {
  const body = cloud.storage.read(bucket, key);
  const name = key.slice(key.lastIndexOf('/') + 1);
  const known = contentTypes[name.slice(name.lastIndexOf('.') + 1)];
  const headers = {
    'content-type': known ?? 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename=${name}`,
  };
  return { status: 200, headers, body };
}

/** What a signed address answers. */
function signedResponse({ method, body }: ClientRequest, path: string): HttpResponse {
  const [, operation = '', token = ''] = path.split('/');
  const isWrite = operation === 'write';
  if (method === 'OPTIONS') {
    return { status: 200, headers: {}, body: new Uint8Array() };
  }
  if (method !== (isWrite ? 'PUT' : 'GET')) {
    return rejected('invalid method');
  }
  const signed = cloud.storage.signedFor(token);
  if (!signed) {
    return rejected('token signature is invalid: signature is invalid');
  }
  if (Date.now() / 1000 >= signed.until) {
    return rejected('token has invalid claims: token is expired');
  }
  if (signed.isWrite !== isWrite) {
    return rejected('invalid operation');
  }
  if (isWrite) {
    cloud.storage.write(signed.bucket, signed.key, body);
    return plainResponse(200, 'success');
  }
  try {
    return readSigned(signed.bucket, signed.key);
  } catch (error) {
    const { message } = error as Failure;
    return rejected(`rpc error: code = NotFound desc = ${message}`);
  }
}

/** Values by name, of which a query can have several. */
function queryOf(parameters: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name)]));
}

/** Header names as the gateway writes them, such as `Content-Type`. */
const canonical = (name: string): string =>
  name.toLowerCase().replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

function headersOf(request: ClientRequest, host: string): Record<string, string[]> {
  const { headers, body } = request;
  const length: [string, string][] =
    body.length > 0 ? [['content-length', String(body.length)]] : [];
  const all = [['host', host] as const, ...length, ...Object.entries(headers)];
  return Object.fromEntries(all.map(([name, value]) => [canonical(name), [value]]));
}

const LOCAL = /^(?:localhost|127\.0\.0\.1)$/;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch {
    return undefined;
  }
}

/** No body, as in the response of an HTTP server. */
const hasNoBody = (method: string, status: number): boolean =>
  method === 'HEAD' || status === 204 || status === 304;

/**
 * Sends a request to an API or a signed address.
 * @param api the name of the API, for a target without a host
 * @throws if the target is outside of the sandbox
 */
export async function send(request: ClientRequest, api?: string): Promise<HttpResponse> {
  const { method, target, body } = request;
  const url = new URL(target, 'http://localhost');
  if (url.origin === SIGNED_ORIGIN) {
    const response = signedResponse(request, url.pathname);
    return { ...response, headers: { ...CORS, ...response.headers } };
  }
  const name = url.port === '' ? api : cloud.apis.nameAt(url.port);
  if (!LOCAL.test(url.hostname) || name === undefined) {
    throw new TypeError(`${url.origin} can't be reached: no request leaves your browser.`);
  }
  const path = decoded(url.pathname);
  if (path === undefined) {
    return plainResponse(400, `Bad Request: parse "${url.pathname}": invalid URL escape`);
  }
  const response = await cloud.apis.request(name, {
    method,
    path,
    headers: headersOf(request, url.host),
    query: queryOf(url.searchParams),
    body,
  });
  return hasNoBody(method, response.status) ? { ...response, body: new Uint8Array() } : response;
}
