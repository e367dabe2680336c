import { UNKNOWN, type DartType } from './types';

/** What a function returns. */
interface Returns {
  /** The type of the values of `return`, which is `T` in an async function that returns a `Future<T>`. */
  type: DartType;
  isAsync: boolean;
}

/** The variables of a block or a function, and those of the scopes around it. */
export class Scope {
  private readonly variables = new Map<string, DartType>();

  constructor(
    private readonly parent?: Scope,
    readonly returns: Returns = parent?.returns ?? { type: UNKNOWN, isAsync: false },
  ) {}

  /** @param type unknown if the value is null, because other values follow */
  declare(name: string, type: DartType = UNKNOWN): void {
    this.variables.set(name, type.kind === 'null' ? UNKNOWN : type);
  }

  find(name: string): DartType | undefined {
    return this.variables.get(name) ?? this.parent?.find(name);
  }

  /** Makes the type of a variable unknown, because Dart narrows it depending on how the program continues. */
  forget(name: string): void {
    if (this.variables.has(name)) {
      this.declare(name);
    } else {
      this.parent?.forget(name);
    }
  }
}
