import type { JsonObject } from '../../protocol';
import { Failure } from './failure';
import type { Handler } from './handler';
import { create, structOf, type Getters, type Struct } from './messages';
import type { Service } from './service';

type SubmitRequest = Getters<{ jobName: string; data: Getters<{ struct: Struct }> }>;

interface JobAnswer {
  getJobResponse: () => Getters<{ success: boolean }> | undefined;
}

/** Jobs and their handlers. The requirements of a job have no effect. */
export class Jobs implements Service {
  private readonly handlers = new Map<string, Handler>();

  readonly calls = {
    // The local runtime starts a job after the call has returned, and ignores one without a handler. Programs can submit only what
    // `allow('submit')` returns, so no call lacks its permission.
    'Batch/SubmitJob': (request: SubmitRequest): void => {
      const [name, data] = [request.getJobName(), request.getData().getStruct()];
      setTimeout(() => void this.handle(name, data));
    },
  };

  readonly registrations = {
    'Job/HandleJob': (request: Getters<{ jobName: string }>, handler: Handler): void => {
      const name = request.getJobName();
      if (this.handlers.has(name)) {
        throw new Failure('UNKNOWN', `job handler already registered for job: ${name}`);
      }
      this.handlers.set(name, handler);
    },
  };

  /** Jobs with a handler. */
  list(): string[] {
    return [...this.handlers.keys()];
  }

  /** Runs a job. Returns whether its handler has succeeded. */
  async run(name: string, payload: JsonObject): Promise<boolean> {
    return this.handle(name, structOf(payload));
  }

  private async handle(jobName: string, struct: Struct): Promise<boolean> {
    const data = create('batch', 'JobData', { struct });
    const jobRequest = create('batch', 'JobRequest', { jobName, data });
    const answer = await this.handlers.get(jobName)?.ask<JobAnswer>({ jobRequest });
    return answer?.getJobResponse()?.getSuccess() ?? false;
  }
}
