import type { JsonObject } from '../../protocol';
import type { Handler } from './handler';
import { create, structOf, type Getters, type Struct } from './messages';
import type { Environment, Service } from './service';

type Duration = Getters<{ seconds: number; nanos: number }>;

type PublishRequest = Getters<{
  topicName: string;
  message: Getters<{ structPayload: Struct }>;
  delay: Duration | undefined;
}>;

interface MessageAnswer {
  getMessageResponse: () => Getters<{ success: boolean }> | undefined;
}

export class Topics implements Service {
  private readonly subscribers = new Map<string, Handler[]>();

  constructor(private readonly environment: Environment) {}

  readonly calls = {
    // The SDK always sends a delay, so the local runtime delivers a message after the call has returned.
    'Topics/Publish': (request: PublishRequest): void => {
      const name = request.getTopicName();
      this.environment.require('topic', name, 'publish');
      const payload = request.getMessage().getStructPayload();
      const delay = request.getDelay();
      const milliseconds = (delay?.getSeconds() ?? 0) * 1000 + (delay?.getNanos() ?? 0) / 1e6;
      setTimeout(() => void this.deliver(name, payload), milliseconds);
    },
  };

  readonly registrations = {
    'Subscriber/Subscribe': (
      request: Getters<{ topicName: string }>,
      subscriber: Handler,
    ): void => {
      const name = request.getTopicName();
      this.subscribers.set(name, [...(this.subscribers.get(name) ?? []), subscriber]);
    },
  };

  /** Topics with a subscriber. */
  subscribed(): string[] {
    return [...this.subscribers.keys()];
  }

  /** Sends a message to all subscribers. Returns whether all of them have handled it. */
  async publish(name: string, payload: JsonObject): Promise<boolean> {
    return this.deliver(name, structOf(payload));
  }

  private async deliver(topicName: string, payload: Struct): Promise<boolean> {
    const message = create('topics', 'TopicMessage', { structPayload: payload });
    const messageRequest = create('topics', 'MessageRequest', { topicName, message });
    const answers = await Promise.all(
      (this.subscribers.get(topicName) ?? []).map((subscriber) =>
        subscriber.ask<MessageAnswer>({ messageRequest }),
      ),
    );
    return answers.every((answer) => answer.getMessageResponse()?.getSuccess() ?? false);
  }
}
