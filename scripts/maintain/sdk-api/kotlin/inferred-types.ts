import inferredTypes from './inferred-types.json';

interface Inferred {
  type: string;
  /** Why this is the type, although the source doesn't say it. */
  why: string;
}

/** What the Kotlin compiler infers and the syntax doesn't show. */
export interface InferredTypeData {
  /** Types of properties and return types of functions, by `Type.member`. */
  members: Record<string, Inferred>;
  /** Return types of called functions, by the call without its arguments: `api.method`. */
  calls: Record<string, Inferred>;
  /** Full names, by the name in a signature. */
  names: Record<string, Inferred>;
}

type Section = keyof InferredTypeData;

/** Finds inferred types and remembers which of them were needed. */
export class InferredTypes {
  readonly #types: InferredTypeData;
  readonly #needed = new Set<Inferred>();

  constructor(types: InferredTypeData = inferredTypes) {
    this.#types = types;
  }

  find(section: Section, key: string): string | undefined {
    const inferred = this.#types[section][key];
    if (inferred) {
      this.#needed.add(inferred);
    }
    return inferred?.type;
  }

  /** Returns the entries that no signature needed: `Nitric.run in "members"`. */
  unneeded(): string[] {
    return (['members', 'calls', 'names'] as const).flatMap((section) =>
      Object.entries(this.#types[section])
        .filter(([, inferred]) => !this.#needed.has(inferred))
        .map(([key]) => `${key} in "${section}"`),
    );
  }
}
