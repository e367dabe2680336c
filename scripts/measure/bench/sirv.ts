// Serves the built site with sirv, with the same files and headers as our server, so that responses have the same size.
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { contentSecurityPolicy, securityHeaders } from '../../../server/services/security-headers';
import { readBuiltSite } from '../../../server/services/built-site';
import { readEnv } from '../../../src/config/node/env';
import { BASE_URL } from '../../../src/config/site';
import { servedFileName } from '../../../src/contracts/site-manifest';

const FOLDER = path.resolve('.cache/bench/sirv');

const { filesDir, manifest } = readBuiltSite(path.resolve('build'));
fs.rmSync(FOLDER, { recursive: true, force: true });
fs.cpSync('build', path.join(FOLDER, BASE_URL), { recursive: true });
for (const { name, hash, encodings } of Object.values(manifest.files)) {
  for (const encoding of encodings) {
    const copy = `${name}.${encoding === 'gzip' ? 'gz' : encoding}`;
    fs.copyFileSync(
      path.join(filesDir, servedFileName(hash, encoding)),
      path.join(FOLDER, BASE_URL, copy),
    );
  }
}

const headers = new Map([
  ...Object.entries(securityHeaders),
  ['content-security-policy', contentSecurityPolicy(manifest.scriptHashes, readEnv({}))],
]);
const handler = sirv(FOLDER, {
  etag: true,
  brotli: true,
  gzip: true,
  extensions: ['html'],
  setHeaders: (response) => void response.setHeaders(headers),
});
const server = http.createServer((request, response) =>
  handler(request, response, () => void response.writeHead(404).end()),
);
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
