import type { Declared } from '../../protocol';
import type { Handler } from './handler';
import { create, type Fields, type Getters } from './messages';
import type { Service } from './service';

type ServeRequest = Getters<{ api: string; path: string; methodsList: string[] }>;

interface Route {
  path: string;
  methods: readonly string[];
  handler: Handler;
}

type ResponseMap = {
  forEach: (use: (value: Getters<{ valueList: string[] }>, name: string) => void) => void;
};

interface ServeAnswer {
  getHttpResponse: () =>
    Getters<{ status: number; headersMap: ResponseMap; body_asU8: Uint8Array }> | undefined;
}

export interface HttpRequest {
  method: string;
  /** Decoded, without a query. */
  path: string;
  headers: Readonly<Record<string, readonly string[]>>;
  query: Readonly<Record<string, readonly string[]>>;
  body: Uint8Array;
}

export interface HttpResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

const encoder = new TextEncoder();

/** A response of the gateway itself. */
export const plainResponse = (status: number, text: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: encoder.encode(text),
});

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** The parameters of a path, or undefined if the route doesn't match it. */
function parametersOf(route: string, path: string): Record<string, string> | undefined {
  const [expected, actual] = [segmentsOf(route), segmentsOf(path)];
  if (expected.length !== actual.length) {
    return undefined;
  }
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':')) {
      parameters[part.slice(1)] = value;
    } else if (part !== value) {
      return undefined;
    }
  }
  return parameters;
}

const valuesOf = (type: string, all: HttpRequest['headers']): Fields =>
  Object.fromEntries(
    Object.entries(all).map(([name, valueList]) => [name, create('apis', type, { valueList })]),
  );

/** The first port of the local gateway. */
const FIRST_PORT = 4001;

/** APIs and the local gateway in front of them. */
export class Apis implements Service {
  private readonly routes = new Map<string, Route[]>();

  readonly calls = {
    'Api/ApiDetails': (request: Getters<{ apiName: string }>): Fields => ({
      url: this.addressOf(request.getApiName()),
    }),
  };

  readonly registrations = {
    'Api/Serve': (request: ServeRequest, handler: Handler): void => {
      const [name, path] = [request.getApi(), request.getPath()];
      const routes = this.routes.get(name) ?? [];
      routes.push({ path, methods: request.getMethodsList(), handler });
      this.routes.set(name, routes);
    },
  };

  list(): Declared['apis'] {
    return [...this.routes].map(([name, routes]) => ({
      name,
      routes: routes.map(({ methods, path }) => ({ methods, path })),
    }));
  }

  /** The API whose gateway listens on a port. */
  nameAt(port: string): string | undefined {
    return [...this.routes.keys()].sort()[Number(port) - FIRST_PORT];
  }

  /** What the gateway answers. The first route that matches handles the request. */
  async request(name: string, request: HttpRequest): Promise<HttpResponse> {
    const { method, path } = request;
    const route = this.routes
      .get(name)
      ?.find((one) => one.methods.includes(method) && parametersOf(one.path, path));
    if (!route) {
      const text = `no worker registered for Api ${name} on route: ${method} - ${path}`;
      return plainResponse(500, `Error handling HTTP Request: ${text}`);
    }
    const httpRequest = create('apis', 'HttpRequest', {
      method,
      path,
      body: request.body,
      headersMap: valuesOf('HeaderValue', request.headers),
      queryParamsMap: valuesOf('QueryValue', request.query),
      pathParamsMap: parametersOf(route.path, path) ?? {},
    });
    const answer = await route.handler.ask<ServeAnswer>({ httpRequest });
    const response = answer.getHttpResponse();
    if (!response) {
      return plainResponse(500, 'Response was not a Http response');
    }
    const headers: Record<string, string> = {};
    response.getHeadersMap().forEach((value, header) => {
      headers[header.toLowerCase()] = value.getValueList().join(', ');
    });
    return { status: response.getStatus(), headers, body: response.getBody_asU8() };
  }

  private addressOf(name: string): string {
    const index = [...this.routes.keys()].sort().indexOf(name);
    return index < 0 ? '' : `http://localhost:${FIRST_PORT + index}`;
  }
}
