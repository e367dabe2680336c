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

test('sends messages to all clients', async () => {
  const { act, events } = await chat();
  const actions = [
    { client: 'a', connect: {} },
    { client: 'b', connect: {} },
    { client: 'a', send: { text: 'hello' } },
    { client: 'b', receive: true as const },
  ];
  expect(await act({ websocket: 'chat', actions })).toEqual({
    succeeded: true,
    received: ['{"text":"hello"}!'],
  });
  expect(events).toContainEqual({
    kind: 'received',
    websocket: 'chat',
    client: 'a',
    text: '{"text":"hello"}!',
  });
});

test('calls the handler for the end of a connection, whoever ends it', async () => {
  const { act, clients, socket } = await chat();
  await act({ websocket: 'chat', actions: [{ connect: {} }, { disconnect: true }] });
  await act({ websocket: 'chat', actions: [{ client: 'b', connect: {} }] });
  const [id = ''] = clients;
  await act({ websocket: 'chat', actions: [{ client: 'b', send: 'bye' }] });
  await settled();
  expect(clients.size).toBe(0);
  await expect(socket.send(id, 'x')).rejects.toThrow(`2 UNKNOWN: could not get connection ${id}`);
});
