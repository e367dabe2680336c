import { Failure } from './failure';
import type { Handler } from './handler';
import { create, type Getters } from './messages';
import type { Service } from './service';

/** Schedules. They don't run at their own times, only when they are called. */
export class Schedules implements Service {
  private readonly handlers = new Map<string, Handler>();

  readonly registrations = {
    'Schedules/Schedule': (request: Getters<{ scheduleName: string }>, handler: Handler): void => {
      const name = request.getScheduleName();
      if (this.handlers.has(name)) {
        throw new Failure('ALREADY_EXISTS', `conflict: schedule "${name}" already taken`);
      }
      this.handlers.set(name, handler);
    },
  };

  list(): string[] {
    return [...this.handlers.keys()];
  }

  /** Calls the handler of a schedule, and waits until it has returned. */
  async run(scheduleName: string): Promise<void> {
    const intervalRequest = create('schedules', 'IntervalRequest', { scheduleName });
    await this.handlers.get(scheduleName)?.ask({ intervalRequest });
  }
}
