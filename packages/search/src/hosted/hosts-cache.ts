import type { liteClient } from 'algoliasearch/lite';

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Cache = NonNullable<LiteOptions['hostsCache']>;

/** Identifies a host by the properties that don't change. */
function keyOf(host: unknown): string {
  const { protocol, url, port } = (host ?? {}) as Record<string, unknown>;
  return JSON.stringify([protocol, url, port]);
}

/**
 * Creates a cache of failed hosts, which the client then avoids for 2 minutes. The client's own caches (algoliasearch 5.64)
 * don't work, because it stores a host under a key that contains its state but looks it up without the state.
 */
export function createHostsCache(): Cache {
  const hosts = new Map<string, unknown>();
  return {
    get: async <T>(host: unknown, unknownHost: () => Promise<T>): Promise<T> =>
      // The client reads and writes a key with the same type.
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
