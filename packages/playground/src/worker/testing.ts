import type * as Sdk from '@nitric/sdk';
import type { PlaygroundEvent } from '../protocol';
import type { act } from './actions';
import type { cloud } from './cloud';

/** A service in Node.js: the SDK and the services below it. */
export interface Service {
  sdk: typeof Sdk;
  act: typeof act;
  cloud: typeof cloud;
  /** What has happened. */
  events: PlaygroundEvent[];
}

/** Loads everything afresh, because the SDK keeps resources in its modules. */
export async function newService(): Promise<Service> {
  jest.resetModules();
  const standIn = (name: string): void => {
    jest.doMock(name, () => jest.requireActual<object>(`./transport/${name.split('/').at(-1)}`));
  };
  ['@grpc/grpc-js', '@nitric/grpc-error-status', 'portfinder', 'stream'].forEach(standIn);
  const { cloud } = await import('./cloud');
  const events: PlaygroundEvent[] = [];
  cloud.onEvent = (event) => events.push(event);
  const { act } = await import('./actions');
  return { sdk: await import('@nitric/sdk'), act, cloud, events };
}

/** Waits until declarations and events have arrived. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** Events that are still to come use the SDK, which Jest takes away after the last test. */
afterAll(() => new Promise((resolve) => setTimeout(resolve, 100)));

/** The texts of permissions that were missing. */
export const denials = (events: readonly PlaygroundEvent[]): string[] =>
  events.flatMap((event) => (event.kind === 'denied' ? [event.message] : []));
