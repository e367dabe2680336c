import { randomUUID } from '../uuid';
import { Failure } from './failure';
import type { Handler } from './handler';
import { create, type Fields, type Getters } from './messages';
import type { Environment, Service } from './service';

type SocketRequest = Getters<{ socketName: string }>;

type ConnectionRequest = SocketRequest & Getters<{ connectionId: string }>;

/** In the protocol. */
const event = { connect: 0, disconnect: 1, message: 2 } as const;

type ConnectAnswer = Getters<{
  websocketEventResponse:
    Getters<{ connectionResponse: Getters<{ reject: boolean }> | undefined }> | undefined;
}>;

/** A client's end of a connection. */
export interface Connection {
  /** Sends a message to the service, and waits until it has been handled. */
  send: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Client {
  socket: string;
  onMessage: (text: string) => void;
  close: () => Promise<void>;
}

const encoder = new TextEncoder();

/** As the local runtime reads a message of the service. */
function textOf(data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return 'Binary messages are not currently supported by AWS';
  }
}

export class Websockets implements Service {
  /** By the name of the websocket, and then by event. */
  private readonly handlers = new Map<string, Map<number, Handler>>();
  private readonly clients = new Map<string, Client>();

  constructor(private readonly environment: Environment) {}

  readonly calls = {
    'Websocket/SendMessage': (request: ConnectionRequest & Getters<{ data_asU8: Uint8Array }>) => {
      const client = this.clientOf(
        request,
        `could not get connection ${request.getConnectionId()}`,
      );
      client.onMessage(textOf(request.getData_asU8()));
    },
    'Websocket/CloseConnection': (request: ConnectionRequest): void => {
      void this.clientOf(request, 'could not get connection').close();
    },
    'Websocket/SocketDetails': (request: SocketRequest): Fields => {
      const name = request.getSocketName();
      if (!this.handlers.has(name)) {
        throw new Failure('UNKNOWN', `websocket ${name} does not exist`);
      }
      return { url: `ws://localhost:${FIRST_PORT + this.list().sort().indexOf(name)}` };
    },
  };

  readonly registrations = {
    'WebsocketHandler/HandleEvents': (
      request: SocketRequest & Getters<{ eventType: number }>,
      handler: Handler,
    ): void => {
      const name = request.getSocketName();
      const handlers = this.handlers.get(name) ?? new Map<number, Handler>();
      const type = request.getEventType();
      if (handlers.has(type)) {
        throw new Failure('UNKNOWN', `websocket handler already registered, socket: ${name}`);
      }
      this.handlers.set(name, handlers.set(type, handler));
    },
  };

  list(): string[] {
    return [...this.handlers.keys()];
  }

  /** Connects a client. Returns nothing if the service rejects it, or has no handler for connections. */
  async connect(
    socket: string,
    query: Readonly<Record<string, string>>,
    onMessage: (text: string) => void,
  ): Promise<Connection | undefined> {
    const connectionId = randomUUID();
    const ask = <Answer>(type: number, content: Fields): Promise<Answer> | undefined =>
      this.handlers
        .get(socket)
        ?.get(type)
        ?.ask<Answer>({
          websocketEventRequest: create('websockets', 'WebsocketEventRequest', {
            socketName: socket,
            connectionId,
            ...content,
          }),
        });
    const queryParamsMap = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        name,
        create('websockets', 'QueryValue', { valueList: [value] }),
      ]),
    );
    const connection = create('websockets', 'WebsocketConnectionEvent', { queryParamsMap });
    const answer = await ask<ConnectAnswer>(event.connect, { connection });
    const response = answer?.getWebsocketEventResponse();
    if (!response || response.getConnectionResponse()?.getReject()) {
      return undefined;
    }
    const close = async (): Promise<void> => {
      const disconnection = create('websockets', 'WebsocketDisconnectionEvent');
      const handled = this.clients.has(connectionId) && ask(event.disconnect, { disconnection });
      await handled;
      this.clients.delete(connectionId);
    };
    this.clients.set(connectionId, { socket, onMessage, close });
    const send = async (text: string): Promise<void> => {
      const message = create('websockets', 'WebsocketMessageEvent', { body: encoder.encode(text) });
      const handled = ask(event.message, { message });
      if (handled) {
        await handled;
      } else {
        // The local gateway closes the connection, because nothing handles its messages.
        this.clients.delete(connectionId);
      }
    };
    return { send, close };
  }

  private clientOf(request: ConnectionRequest, message: string): Client {
    const socket = request.getSocketName();
    this.environment.require('websocket', socket, 'manage');
    const client = this.clients.get(request.getConnectionId());
    if (client?.socket !== socket) {
      throw new Failure('UNKNOWN', message);
    }
    return client;
  }
}

/** APIs have lower ports. */
const FIRST_PORT = 4101;
