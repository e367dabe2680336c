import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { ApiOptions } from '../api-options';
import { createDocsServer } from '../mcp/mcp-server';
import { ApiError } from './api-error';
import { mountJsonPost, readJson } from './json-post';

/** Maximum size of a request, in bytes. The longest valid argument is a sample of 12,000 characters. */
const MAX_BYTES = 32 * 1024;
/** Host names of this machine, which every server accepts. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Protects servers on private addresses against DNS rebinding, as the protocol requires: a page of another site can't send requests
 * under its own host name. Only browsers send an `Origin`.
 */
function rejectForeignHosts({ env }: ApiOptions): MiddlewareHandler {
  const siteHost = new URL(env.DOCS_SITE_URL).hostname;
  const accepted = [...LOCAL_HOSTS, siteHost, ...env.DOCS_ALLOWED_HOSTS];
  const isAccepted = (address: string): boolean =>
    URL.canParse(address) && accepted.includes(new URL(address).hostname);
  return (c, next) => {
    const origin = c.req.header('origin');
    if (!isAccepted(`http://${c.req.header('host') ?? ''}`)) {
      throw new ApiError(403, 'Unknown host. Add the host name to DOCS_ALLOWED_HOSTS.');
    }
    if (origin !== undefined && !isAccepted(origin)) {
      throw new ApiError(403, 'Pages of other sites cannot use the MCP server.');
    }
    return next();
  };
}

const rpcError = (c: Context, code: ErrorCode, message: string): Response =>
  c.json({ jsonrpc: '2.0', error: { code, message }, id: null }, 400);

/** Responds to one message. Each request has its own server and transport, because the endpoint has no sessions. */
async function respond(c: Context, { docs, log }: ApiOptions): Promise<Response> {
  const message = await readJson(c);
  if (message === undefined) {
    return rpcError(c, ErrorCode.ParseError, 'The body must be JSON in UTF-8.');
  }
  if (Array.isArray(message)) {
    // A batch would also bypass the rate limit.
    return rpcError(
      c,
      ErrorCode.InvalidRequest,
      'Batches are not supported since protocol version 2025-06-18. Send one message per request.',
    );
  }
  const server = createDocsServer({
    docs,
    report: (error) => log.error({ err: error }, 'An MCP tool failed.'),
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(c.req.raw, { parsedBody: message });
    // Adds the headers of all API responses.
    return c.newResponse(response.body, response);
  } finally {
    await server.close();
  }
}

/** `POST /docs/api/mcp`: the MCP server over streamable HTTP, without sessions and streams. */
export function mountMcp(app: Hono, address: string, options: ApiOptions): void {
  app.use(address, rejectForeignHosts(options));
  mountJsonPost(app, address, options.env, {
    requestsPerMinute: options.env.DOCS_MCP_RATE_LIMIT,
    maxBytes: MAX_BYTES,
    accept: (c) => respond(c, options),
  });
}
