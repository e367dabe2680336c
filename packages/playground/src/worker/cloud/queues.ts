import type { Content, JsonObject } from '../../protocol';
import { randomUUID } from '../uuid';
import { Failure } from './failure';
import {
  create,
  jsonOf,
  objectOf,
  structOf,
  type Fields,
  type Getters,
  type Message,
  type Struct,
} from './messages';
import type { Environment, Service } from './service';

type QueueMessage = Message & Getters<{ structPayload: Struct }>;

type QueueRequest = Getters<{ queueName: string }>;

interface Item {
  message: QueueMessage;
  lease?: { id: string; until: number };
}

/** How long a received message is hidden from others, in milliseconds. */
const LEASE = 30_000;

/** Messages that one call can receive. */
const MAX_DEPTH = 10;

const isLeased = ({ lease }: Item): boolean => lease !== undefined && lease.until > Date.now();

/** Queues. A received message is leased, and comes back if the receiver doesn't complete it. */
export class Queues implements Service {
  private readonly queues = new Map<string, Item[]>();

  constructor(private readonly environment: Environment) {}

  readonly calls = {
    'Queues/Enqueue': (request: QueueRequest & Getters<{ messagesList: QueueMessage[] }>): void => {
      const items = this.itemsFor(request, 'enqueue');
      items.push(...request.getMessagesList().map((message) => ({ message })));
      this.environment.onChange();
    },
    'Queues/Dequeue': (request: QueueRequest & Getters<{ depth: number }>): Fields => {
      const depth = request.getDepth();
      if (depth < 1 || depth > MAX_DEPTH) {
        const message = `invalid depth: ${depth} cannot be less than one`;
        throw new Failure('INVALID_ARGUMENT', `DevQueuesService.Dequeue ${message}`);
      }
      const items = this.itemsFor(request, 'dequeue').filter((item) => !isLeased(item));
      return { messagesList: items.slice(0, depth).map((item) => this.lease(item)) };
    },
    'Queues/Complete': (request: QueueRequest & Getters<{ leaseId: string }>): void => {
      const id = request.getLeaseId();
      const items = this.itemsFor(request, 'dequeue');
      const index = items.findIndex(({ lease }) => lease?.id === id);
      const item = items[index];
      if (!item) {
        throw new Failure('INVALID_ARGUMENT', `DevQueuesService.Complete LeaseId: ${id} not found`);
      }
      if (!isLeased(item)) {
        throw new Failure(
          'FAILED_PRECONDITION',
          `DevQueuesService.Complete LeaseId: ${id} expired`,
        );
      }
      items.splice(index, 1);
    },
  };

  add(queue: string, message: JsonObject): void {
    const structPayload = structOf(message);
    this.itemsOf(queue).push({
      message: create('queues', 'QueueMessage', { structPayload }) as QueueMessage,
    });
  }

  content(): Content['queues'] {
    return objectOf(this.queues, (items) =>
      items
        .filter((item) => !isLeased(item))
        .map(({ message }) => jsonOf(message.getStructPayload())),
    );
  }

  private lease(item: Item): Message {
    const id = randomUUID();
    item.lease = { id, until: Date.now() + LEASE };
    this.environment.onChange();
    return create('queues', 'DequeuedMessage', { leaseId: id, message: item.message });
  }

  private itemsFor(request: QueueRequest, permission: string): Item[] {
    const name = request.getQueueName();
    this.environment.require('queue', name, permission);
    return this.itemsOf(name);
  }

  private itemsOf(queue: string): Item[] {
    const items = this.queues.get(queue) ?? [];
    this.queues.set(queue, items);
    return items;
  }
}
