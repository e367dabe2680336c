import { once } from 'node:events';
import net from 'node:net';
import { request } from '../request';
import type { ServerProcess } from './server';
import { leakedDescriptors, openDescriptors, type Finding } from './findings';

const CONNECTIONS_PER_KIND = 60;
/** Number of pages that are requested meanwhile. */
const PAGES = 20;

/** What slow clients send before they stall. The last one never reads the response. */
const SENT = [
  '',
  'GET /docs/ HTTP/1.1\r\nhost: x\r\n',
  'POST /docs/api/feedback HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"url"',
  'GET /docs/files/large.bin HTTP/1.1\r\nhost: x\r\n\r\n',
];

async function connect(origin: string, bytes: string): Promise<net.Socket> {
  const { hostname, port } = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(bytes);
  return socket;
}

/** Opens many slow connections of each kind and requests pages at the same time. */
export async function slowClients({ origin, pid }: ServerProcess): Promise<Finding[]> {
  await request(origin, { path: '/docs/' });
  const baseline = openDescriptors(pid);
  const sockets = await Promise.all(
    SENT.flatMap((bytes) =>
      Array.from({ length: CONNECTIONS_PER_KIND }, () => connect(origin, bytes)),
    ),
  );
  const pages = Array.from({ length: PAGES }, () => request(origin, { path: '/docs/apis' }));
  const failed = (await Promise.all(pages)).filter(({ status }) => status !== 200).length;
  sockets.forEach((socket) => socket.destroy());
  const label = `${sockets.length} slow clients:`;
  return [
    { label: `${label} pages failed`, value: failed, max: 0 },
    { label: `${label} leaked descriptors`, value: await leakedDescriptors(pid, baseline), max: 0 },
  ];
}
