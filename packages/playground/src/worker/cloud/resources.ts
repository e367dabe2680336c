import type { Declared } from '../../protocol';
import { Failure } from './failure';
import type { Getters } from './messages';
import type { Environment, ResourceKind, Service } from './service';

/** Types of resources in the protocol. */
const kinds: Readonly<Record<number, ResourceKind | undefined>> = {
  2: 'bucket',
  3: 'topic',
  6: 'kv',
  8: 'secret',
  10: 'websocket',
  13: 'queue',
  16: 'job',
};

const POLICY = 7;

/** Permissions in `allow()` by the action in the protocol. `read` stands for two actions. */
const permissions: Readonly<Record<number, string | undefined>> = {
  0: 'read',
  1: 'read',
  2: 'write',
  3: 'delete',
  200: 'publish',
  300: 'get',
  301: 'set',
  302: 'delete',
  400: 'put',
  401: 'access',
  500: 'manage',
  600: 'enqueue',
  601: 'dequeue',
  700: 'submit',
};

type Identifier = Getters<{ type: number; name: string }>;

type DeclareRequest = Getters<{
  id: Identifier;
  policy: Getters<{ actionsList: number[]; resourcesList: Identifier[] }>;
}>;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface Resource {
  kind: ResourceKind;
  name: string;
  permissions: Set<string>;
}

const quoted = (names: Iterable<string>): string =>
  [...names].map((name) => `\`${name}\``).join(' and ');

/** What the program declares, and which calls it has requested. `nitric start` doesn't check permissions, but the cloud does. */
export class Resources implements Service {
  private readonly resources = new Map<string, Resource>();

  /** @param onDenied a call needs a permission that wasn't requested */
  constructor(private readonly onDenied: (message: string) => void) {}

  readonly calls = {
    'Resources/Declare': (request: DeclareRequest): void => {
      const id = request.getId();
      if (id.getType() === POLICY) {
        this.allow(request.getPolicy());
      } else {
        this.declare(id);
      }
    },
  };

  /** The check waits until the declarations of the program have arrived. */
  require: Environment['require'] = (kind, name, permission) => {
    setTimeout(() => {
      const requested = this.resourceOf(kind, name).permissions;
      if (!requested.has(permission)) {
        this.onDenied(
          requested.size === 0
            ? `\`${name}\` doesn't request \`${permission}\``
            : `\`${name}\` requests ${quoted(requested)}, but not \`${permission}\``,
        );
      }
    });
  };

  list(): Declared['resources'] {
    return [...this.resources.values()].map((one) => ({
      ...one,
      permissions: [...one.permissions],
    }));
  }

  private declare(id: Identifier): void {
    const name = id.getName();
    if (!NAME.test(name)) {
      throw new Failure(
        'INVALID_ARGUMENT',
        `Invalid Name: '${name}'. Use lower-case letters, digits, and single hyphens.`,
      );
    }
    const kind = kinds[id.getType()];
    if (kind) {
      this.resourceOf(kind, name);
    }
  }

  private allow(policy: ReturnType<DeclareRequest['getPolicy']>): void {
    policy.getResourcesList().forEach((id) => {
      const kind = kinds[id.getType()];
      if (kind) {
        const resource = this.resourceOf(kind, id.getName());
        policy
          .getActionsList()
          .flatMap((action) => permissions[action] ?? [])
          .forEach((permission) => resource.permissions.add(permission));
      }
    });
  }

  private resourceOf(kind: ResourceKind, name: string): Resource {
    const key = `${kind} ${name}`;
    const resource = this.resources.get(key) ?? { kind, name, permissions: new Set() };
    this.resources.set(key, resource);
    return resource;
  }
}
