import type { liteClient } from 'algoliasearch/lite';

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Cache = NonNullable<LiteOptions['hostsCache']>;

/** A host by what doesn't change of it. */
function keyOf(host: unknown): string {
  const { protocol, url, port } = (host ?? {}) as Record<string, unknown>;
  return JSON.stringify([protocol, url, port]);
}

/**
 * Remembers which hosts failed, so that they are avoided for 2 minutes. The client's own caches (algoliasearch
 * 5.64) never find a host again: it keeps them under their state at the time and looks them up without it.
 */
export function createHostsCache(): Cache {
  const hosts = new Map<string, unknown>();
  return {
    get: async <T>(host: unknown, unknownHost: () => Promise<T>): Promise<T> =>
      // Each key is written with a value of the type that it is read with.
      (hosts.get(keyOf(host)) as T | undefined) ?? unknownHost(),
    set: async (host, state) => {
      hosts.set(keyOf(host), state);
      return state;
    },
    delete: async (host) => {
      hosts.delete(keyOf(host));
    },
    clear: async () => hosts.clear(),
  };
}
