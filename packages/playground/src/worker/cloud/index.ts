import type { Content, Declared, InitialContent, PlaygroundEvent } from '../../protocol';
import { Apis } from './apis';
import { Failure } from './failure';
import { Handler } from './handler';
import { Jobs } from './jobs';
import { KeyValue } from './keyvalue';
import { fill, type Message } from './messages';
import { Queues } from './queues';
import { Resources } from './resources';
import { Schedules } from './schedules';
import { Secrets } from './secrets';
import type { Environment, Service } from './service';
import { Storage } from './storage';
import { Topics } from './topics';
import { Websockets } from './websockets';

type MessageClass = new () => Message;

/** `Storage/Read` of `/nitric.proto.storage.v1.Storage/Read`. */
const methodOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** How often the page gets the content of resources, in milliseconds. */
const CONTENT_INTERVAL = 50;

/** Nitric in memory, with the rules of `pkg/cloud` of the CLI. */
class Cloud {
  /** What happens to resources. The worker sets it. */
  onEvent: (event: PlaygroundEvent) => void = () => undefined;
  /** When the program last declared something, in milliseconds. Undefined if it hasn't yet. */
  declaredAt: number | undefined;
  private isChanged = false;

  private readonly resources = new Resources((message) =>
    this.onEvent({ kind: 'denied', message }),
  );
  private readonly environment: Environment = {
    onChange: () => this.tellContent(),
    require: this.resources.require,
  };
  readonly apis = new Apis();
  readonly storage = new Storage(this.environment);
  readonly topics = new Topics(this.environment);
  readonly schedules = new Schedules();
  readonly jobs = new Jobs();
  readonly websockets = new Websockets(this.environment);
  private readonly keyvalue = new KeyValue(this.environment);
  private readonly queues = new Queues(this.environment);
  private readonly secrets = new Secrets(this.environment);
  private readonly services: readonly Service[] = [
    ...[this.resources, this.apis, this.storage, this.topics, this.schedules],
    ...[this.jobs, this.websockets, this.keyvalue, this.queues, this.secrets],
  ];

  /** Answers a call of the SDK. */
  async call(path: string, request: Message, Response: MessageClass): Promise<Message> {
    if (methodOf(path) === 'Resources/Declare') {
      this.declaredAt = Date.now();
    }
    const handle = this.find('calls', path);
    await Promise.resolve();
    return fill(new Response(), (await handle(request as never)) ?? {});
  }

  /** Answers a call of the SDK with several messages. */
  async scan(path: string, request: Message, Response: MessageClass): Promise<Message[]> {
    const handle = this.find('scans', path);
    await Promise.resolve();
    return handle(request as never).map((fields) => fill(new Response(), fields));
  }

  /**
   * The stream of a handler of the program.
   * @throws if the service isn't available
   */
  register(path: string, ServerMessage: MessageClass, send: (message: Message) => void): Handler {
    const register = this.find('registrations', path);
    const handler: Handler = new Handler(ServerMessage, send, (request) => {
      this.declaredAt = Date.now();
      register(request as never, handler);
    });
    return handler;
  }

  /** Creates what exists before the program starts. Handlers aren't called. */
  set({ secret = {}, keyvalue = {}, bucket = {}, queue = {} }: InitialContent): void {
    const encoder = new TextEncoder();
    Object.entries(secret).forEach(([name, text]) => this.secrets.put(name, encoder.encode(text)));
    Object.entries(keyvalue).forEach(([store, values]) =>
      Object.entries(values).forEach(([key, value]) => this.keyvalue.set(store, key, value)),
    );
    Object.entries(bucket).forEach(([name, files]) =>
      Object.entries(files).forEach(([key, text]) => this.storage.set(name, key, text)),
    );
    Object.entries(queue).forEach(([name, messages]) =>
      messages.forEach((message) => this.queues.add(name, message)),
    );
    this.tellContent();
  }

  declared(): Declared {
    return { apis: this.apis.list(), resources: this.resources.list() };
  }

  content(): Content {
    return {
      buckets: this.storage.content(),
      keyvalue: this.keyvalue.content(),
      queues: this.queues.content(),
      secrets: this.secrets.content(),
    };
  }

  /** Several changes at once are one event. */
  private tellContent(): void {
    if (!this.isChanged) {
      this.isChanged = true;
      setTimeout(() => {
        this.isChanged = false;
        this.onEvent({ kind: 'content', content: this.content() });
      }, CONTENT_INTERVAL);
    }
  }

  private find<Kind extends keyof Service>(
    kind: Kind,
    path: string,
  ): NonNullable<Service[Kind]>[string] {
    const method = methodOf(path);
    for (const service of this.services) {
      const found = (service[kind] as NonNullable<Service[Kind]> | undefined)?.[method];
      if (found) {
        return found as NonNullable<Service[Kind]>[string];
      }
    }
    throw new Failure('UNIMPLEMENTED', `${method} isn't available in the browser`);
  }
}

/** Each worker has one, because the SDK keeps the resources of a program in its modules. */
export const cloud = new Cloud();
