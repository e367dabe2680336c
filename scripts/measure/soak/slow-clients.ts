import { once } from 'node:events';
import net from 'node:net';
import { request } from '../../../server/testing/request';
import type { Finding } from './report';
import { leakedDescriptors, openDescriptors, type ServerProcess } from './server-process';

const OF_EACH_KIND = 60;
/** How long the slow clients stay, in milliseconds. */
const STAY_MS = 2000;

/** What a slow client writes before it falls silent. */
const SLOW_CLIENTS: Record<string, string> = {
  'never sends a byte': '',
  'stops in the middle of the headers': 'GET /docs/ HTTP/1.1\r\nhost: x\r\n',
  'stops in the middle of the body':
    'POST /docs/api/feedback HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"url"',
  'never reads the response': 'GET /docs/files/large.bin HTTP/1.1\r\nhost: x\r\n\r\n',
};

async function connect(origin: string, bytes: string): Promise<net.Socket> {
  const { hostname, port } = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(bytes);
  return socket;
}

/** Holds many connections open in each slow way, and asks for pages meanwhile. */
export async function slowClients({ origin, pid }: ServerProcess): Promise<Finding[]> {
  await request(origin, { path: '/docs/' });
  const baseline = openDescriptors(pid);
  const sockets = await Promise.all(
    Object.values(SLOW_CLIENTS).flatMap((bytes) =>
      Array.from({ length: OF_EACH_KIND }, () => connect(origin, bytes)),
    ),
  );
  let answered = 0;
  let failed = 0;
  for (const end = Date.now() + STAY_MS; Date.now() < end;) {
    const { status } = await request(origin, { path: '/docs/apis' });
    answered += 1;
    failed += status === 200 ? 0 : 1;
  }
  sockets.forEach((socket) => socket.destroy());
  const what = `${sockets.length} slow clients:`;
  return [
    { what: `${what} pages answered`, value: answered, atLeast: 20 },
    { what: `${what} pages failed`, value: failed, limit: 0 },
    { what: `${what} leaked descriptors`, value: await leakedDescriptors(pid, baseline), limit: 0 },
  ];
}
