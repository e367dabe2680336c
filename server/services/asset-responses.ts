import fresh from 'fresh';
import type { HonoRequest } from 'hono';
import parseRange from 'range-parser';
import { createEncodingChooser } from './accepted-encoding';
import { createFileBodies, type Body } from './file-bodies';
import { commonHeaders } from './security-headers';
import type { Asset, Representation } from './site-assets';

type Answer = Response | Promise<Response>;

/** Answers a request for a file of the site, as HTTP asks for it: encoding, validator, range. */
export interface AssetResponses {
  ok(request: HonoRequest, asset: Asset): Answer;
  /** The file as the page that says that nothing is here. */
  notFound(request: HonoRequest, asset: Asset): Answer;
}

/** The one range that is asked for; for several at once, or a unit other than bytes, HTTP allows the whole file. */
function rangeOf(request: HonoRequest, { size, etag }: Representation) {
  const header = request.header('range');
  const condition = request.header('if-range');
  if (!header || (condition !== undefined && condition !== etag)) {
    return undefined;
  }
  const ranges = parseRange(size, header);
  if (ranges === -1) {
    return 'unsatisfiable';
  }
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

export function createAssetResponses(): AssetResponses {
  const bodies = createFileBodies();
  const chooseEncoding = createEncodingChooser();

  const pick = (request: HonoRequest, asset: Asset): Representation =>
    asset.in(chooseEncoding(request.header('accept-encoding'), asset.encodings));

  const whole = (status: 200 | 404, { file, size, headers }: Representation): Answer => {
    const respond = (body: Body): Response => new Response(body, { status, headers });
    const cached = bodies.cached(file);
    return cached ? respond(cached) : bodies.whole(file, size).then(respond);
  };

  const part = (request: HonoRequest, representation: Representation): Answer => {
    const range = rangeOf(request, representation);
    if (range === undefined) {
      return whole(200, representation);
    }
    const { file, size, headers } = representation;
    return range === 'unsatisfiable'
      ? new Response(null, {
          status: 416,
          headers: { ...commonHeaders, 'content-range': `bytes */${size}` },
        })
      : new Response(bodies.part(file, range.start, range.end), {
          status: 206,
          headers: {
            ...headers,
            'content-length': String(range.end - range.start + 1),
            'content-range': `bytes ${range.start}-${range.end}/${size}`,
          },
        });
  };

  return {
    ok(request, asset) {
      const asksForPart = request.header('range') !== undefined;
      const representation = asksForPart ? asset.in('identity') : pick(request, asset);
      const known = request.header('if-none-match');
      if (known !== undefined && fresh({ 'if-none-match': known }, { etag: representation.etag })) {
        return new Response(null, { status: 304, headers: representation.validators });
      }
      return asksForPart ? part(request, representation) : whole(200, representation);
    },
    notFound: (request, asset) => whole(404, pick(request, asset)),
  };
}
