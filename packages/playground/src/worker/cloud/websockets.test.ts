import { newService, settled } from '../testing';

async function chat() {
  const service = await newService();
  const socket = service.sdk.websocket('chat');
  const clients = new Set<string>();
  void socket.on('connect', (ctx) => {
    clients.add(ctx.req.connectionId);
  });
  void socket.on('message', async (ctx) => {
    const text = ctx.req.text();
    if (text === 'bye') {
      await socket.close(ctx.req.connectionId);
      return;
    }
    await Promise.all([...clients].map((id) => socket.send(id, `${text}!`)));
  });
  void socket.on('disconnect', (ctx) => {
    clients.delete(ctx.req.connectionId);
  });
  await settled();
  return { ...service, socket, clients };
}

test('calls the handler for the end of a connection, whoever ends it', async () => {
  const { act, clients, events, socket } = await chat();
  await act({ websocket: 'chat', actions: [{ connect: {} }, { disconnect: true }] });
  const send = { client: 'b', send: { text: 'hello' } };
  await act({ websocket: 'chat', actions: [{ client: 'b', connect: {} }, send] });
  const text = '{"text":"hello"}!';
  expect(events).toContainEqual({ kind: 'received', websocket: 'chat', client: 'b', text });
  const [id = ''] = clients;
  await act({ websocket: 'chat', actions: [{ client: 'b', send: 'bye' }] });
  await settled();
  expect(clients.size).toBe(0);
  await expect(socket.send(id, 'x')).rejects.toThrow(`2 UNKNOWN: could not get connection ${id}`);
});
