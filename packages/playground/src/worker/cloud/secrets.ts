import type { Content } from '../../protocol';
import { randomUUID } from '../uuid';
import { Failure } from './failure';
import { create, objectOf, type Fields, type Getters, type Message } from './messages';
import type { Environment, Service } from './service';

type Secret = Message & Getters<{ name: string }>;

type PutRequest = Getters<{ secret: Secret; value_asU8: Uint8Array }>;

type AccessRequest = Getters<{ secretVersion: Getters<{ secret: Secret; version: string }> }>;

interface Value {
  version: string;
  value: Uint8Array;
}

const LATEST = 'latest';

export class Secrets implements Service {
  /** By the name of the secret, and then by version. */
  private readonly secrets = new Map<string, Map<string, Value>>();

  constructor(private readonly environment: Environment) {}

  readonly calls = {
    'SecretManager/Put': (request: PutRequest): Fields => {
      const secret = request.getSecret();
      this.environment.require('secret', secret.getName(), 'put');
      const version = this.put(secret.getName(), request.getValue_asU8());
      return { secretVersion: create('secrets', 'SecretVersion', { secret, version }) };
    },
    'SecretManager/Access': (request: AccessRequest): Fields => {
      const requested = request.getSecretVersion();
      const secret = requested.getSecret();
      const name = secret.getName();
      this.environment.require('secret', name, 'access');
      const found = this.secrets.get(name)?.get(requested.getVersion());
      if (!found) {
        throw new Failure(
          'NOT_FOUND',
          'DevSecretService.Access failed to retrieve secret value, ensure a value has been stored using the `put` method, before attempting to access it',
          `open ${name}_${requested.getVersion()}.txt: no such file or directory`,
        );
      }
      const { version, value } = found;
      return { secretVersion: create('secrets', 'SecretVersion', { secret, version }), value };
    },
  };

  /** Stores the latest version. Returns its ID. */
  put(name: string, value: Uint8Array): string {
    const version = randomUUID();
    const versions = this.secrets.get(name) ?? new Map<string, Value>();
    this.secrets.set(
      name,
      versions.set(version, { version, value }).set(LATEST, { version, value }),
    );
    this.environment.onChange();
    return version;
  }

  content(): Content['secrets'] {
    const decoder = new TextDecoder();
    return objectOf(this.secrets, (versions) => decoder.decode(versions.get(LATEST)?.value));
  }
}
