/** The bundler's modules by id; a module is a function that imports others. */
export type Modules = Readonly<Record<string, unknown>>;

/** How the bundler writes an import of a module, by its id. */
const IMPORT = /\b\w\((\d+)\)/g;

/** A module after those that it imports. An import that isn't found in its code is run with the module itself. */
function* withImports(id: string, modules: Modules, seen: Set<string>): Generator<string> {
  if (Object.hasOwn(modules, id) && !seen.has(id)) {
    seen.add(id);
    for (const [, imported = ''] of String(modules[id]).matchAll(IMPORT)) {
      yield* withImports(imported, modules, seen);
    }
    yield id;
  }
}

/** Ids of all modules, each once, a module after those that it imports. */
export function* inOrder(modules: Modules): Generator<string> {
  const seen = new Set<string>();
  for (const id of Object.keys(modules)) {
    yield* withImports(id, modules, seen);
  }
}
