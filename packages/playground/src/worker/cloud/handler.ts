import { randomUUID } from '../uuid';
import { fill, type Fields, type Message } from './messages';

/** A message from the program, whose content depends on the service. */
interface ClientMessage extends Message {
  getId: () => string;
  hasRegistrationRequest?: () => boolean;
  getRegistrationRequest?: () => Message;
}

/** The stream of one handler of the program. It registers with its first message, and then answers requests. */
export class Handler {
  private readonly waiting = new Map<string, (answer: Message) => void>();

  constructor(
    private readonly ServerMessage: new () => Message,
    private readonly send: (message: Message) => void,
    private readonly onRegister: (request: Message) => void,
  ) {}

  receive(message: Message): void {
    const sent = message as ClientMessage;
    if (sent.hasRegistrationRequest?.()) {
      this.onRegister(sent.getRegistrationRequest?.() ?? message);
      return;
    }
    const id = sent.getId();
    this.waiting.get(id)?.(message);
    this.waiting.delete(id);
  }

  /** Sends a request to the program, and waits for its answer. */
  ask<Answer>(content: Fields): Promise<Answer> {
    const id = randomUUID();
    return new Promise((resolve) => {
      this.waiting.set(id, (answer) => resolve(answer as Answer));
      this.send(fill(new this.ServerMessage(), { id, ...content }));
    });
  }
}
