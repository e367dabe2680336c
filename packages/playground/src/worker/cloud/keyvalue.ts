import type { Content, JsonObject } from '../../protocol';
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

type Reference = Message & Getters<{ store: string; key: string }>;

type ValueRequest = Getters<{ ref: Reference }>;

type SetRequest = ValueRequest & Getters<{ content: Struct }>;

type ScanRequest = Getters<{ store: Getters<{ name: string }>; prefix: string }>;

const notFound = (method: string): Failure =>
  new Failure('NOT_FOUND', `BoltDocService.${method} document not found`, 'not found');

export class KeyValue implements Service {
  private readonly stores = new Map<string, Map<string, Struct>>();

  constructor(private readonly environment: Environment) {}

  readonly calls = {
    'KvStore/GetValue': (request: ValueRequest): Fields => {
      const ref = this.refOf(request, 'get');
      const content = this.valuesOf(ref.getStore()).get(ref.getKey());
      if (!content) {
        throw notFound('Get');
      }
      return { value: create('kvstore', 'Value', { ref, content }) };
    },
    'KvStore/SetValue': (request: SetRequest): void => {
      const ref = this.refOf(request, 'set');
      if (ref.getKey() === '') {
        throw new Failure(
          'INTERNAL',
          'BoltDocService.Set Document save error',
          'id field must not be a zero value',
        );
      }
      this.valuesOf(ref.getStore()).set(ref.getKey(), request.getContent());
      this.environment.onChange();
    },
    'KvStore/DeleteKey': (request: ValueRequest): void => {
      const ref = this.refOf(request, 'delete');
      if (!this.valuesOf(ref.getStore()).delete(ref.getKey())) {
        throw notFound('Delete');
      }
      this.environment.onChange();
    },
  };

  readonly scans = {
    'KvStore/ScanKeys': (request: ScanRequest): Fields[] => {
      const name = request.getStore().getName();
      this.environment.require('kv', name, 'get');
      return [...this.valuesOf(name).keys()]
        .filter((key) => key.startsWith(request.getPrefix()))
        .sort()
        .map((key) => ({ key }));
    },
  };

  set(store: string, key: string, value: JsonObject): void {
    this.valuesOf(store).set(key, structOf(value));
  }

  content(): Content['keyvalue'] {
    return objectOf(this.stores, (values) => objectOf(values, jsonOf));
  }

  private refOf(request: ValueRequest, permission: string): Reference {
    const ref = request.getRef();
    this.environment.require('kv', ref.getStore(), permission);
    return ref;
  }

  private valuesOf(store: string): Map<string, Struct> {
    const values = this.stores.get(store) ?? new Map<string, Struct>();
    this.stores.set(store, values);
    return values;
  }
}
