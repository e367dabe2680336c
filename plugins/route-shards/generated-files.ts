import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import * as z from 'zod';

/** A route as Docusaurus' code generation writes it, before the client turns `key` into a component. */
export interface GeneratedRoute {
  path: string;
  /** The second argument of `ComponentCreator`; absent for the catch-all route. */
  hash?: string;
  exact?: boolean;
  routes?: GeneratedRoute[];
  /** What else a plugin put on its route; the docs plugin puts `sidebar` there. */
  [attribute: string]: unknown;
}

/** Prop name to chunk name, nested as the plugin's modules were. */
export interface ChunkNames {
  [prop: string]: string | ChunkNames | (string | ChunkNames)[];
}

export interface GeneratedFiles {
  routes: GeneratedRoute[];
  /** By `<path>-<hash>` of a route. */
  chunkNames: Record<string, ChunkNames>;
  /** Chunk name to the module that it holds, as written in an import. */
  modules: Record<string, string>;
}

const ROUTES_FILE = 'routes.js';
const CHUNK_NAMES_FILE = 'routesChunkNames.json';
const REGISTRY_FILE = 'registry.js';

const ROUTES_HEAD =
  /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n\nexport default \[/;
const REGISTRY_HEAD = 'export default {\n';
const REGISTRY_TAIL = '};\n';
const REGISTRY_LINE =
  /^ {2}"(?<name>[^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\k<name>" \*\/ "(?<module>[^"]+)"\), "\k<module>", require\.resolveWeak\("\k<module>"\)\],$/;

const generatedRoute: z.ZodType<GeneratedRoute> = z.looseObject({
  path: z.string(),
  hash: z.string().optional(),
  exact: z.boolean().optional(),
  get routes() {
    return z.array(generatedRoute).optional();
  },
});

const chunkNames: z.ZodType<ChunkNames> = z.record(
  z.string(),
  z.lazy(() => z.union([z.string(), chunkNames, z.array(z.union([z.string(), chunkNames]))])),
);

/** Says which file has another form than the release of Docusaurus that this plugin was written for. */
function unknownFormat(file: string, found: string, accepted: string): Error {
  return new Error(
    `route-shards: ${file} has a form that this plugin doesn't know: ${found}. Accepted is ${accepted}, as ` +
      '@docusaurus/core 3.10 writes it (lib/server/codegen/codegenRoutes.js). Adapt plugins/route-shards to the new ' +
      'release, or take it out of docusaurus.config.ts: the site then works as stock Docusaurus does.',
  );
}

export function parseRoutes(code: string): GeneratedRoute[] {
  if (!ROUTES_HEAD.test(code)) {
    throw unknownFormat(
      ROUTES_FILE,
      `it begins with ${JSON.stringify(code.slice(0, 80))}`,
      'two imports and a list',
    );
  }
  const list = code
    .replace(ROUTES_HEAD, '[')
    .replaceAll(/\bcomponent: ComponentCreator\(/g, '...creator(');
  const creator = (_path: string, hash?: string): { hash?: string } =>
    hash === undefined ? {} : { hash };
  let routes: unknown;
  try {
    // Only a literal and calls of `creator` can be in it: anything else has no name in this context.
    routes = vm.runInNewContext(list, { creator: Object.freeze(creator) });
  } catch (error) {
    throw unknownFormat(ROUTES_FILE, String(error), 'a list of plain routes');
  }
  const parsed = z.array(generatedRoute).safeParse(JSON.parse(JSON.stringify(routes)));
  if (!parsed.success) {
    throw unknownFormat(ROUTES_FILE, z.prettifyError(parsed.error), 'a list of plain routes');
  }
  return parsed.data;
}

export function parseRegistry(code: string): Record<string, string> {
  if (!code.startsWith(REGISTRY_HEAD) || !code.endsWith(REGISTRY_TAIL)) {
    throw unknownFormat(
      REGISTRY_FILE,
      `it begins with ${JSON.stringify(code.slice(0, 80))}`,
      'one object',
    );
  }
  const lines = code.slice(REGISTRY_HEAD.length, -REGISTRY_TAIL.length).split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const { name, module } = REGISTRY_LINE.exec(line)?.groups ?? {};
      if (name === undefined || module === undefined) {
        throw unknownFormat(
          REGISTRY_FILE,
          `the line ${line.trim()}`,
          'a loader, a path and a weak reference',
        );
      }
      return [name, module];
    }),
  );
}

export function parseChunkNames(json: string): Record<string, ChunkNames> {
  const parsed = z.record(z.string(), chunkNames).safeParse(JSON.parse(json));
  if (!parsed.success) {
    throw unknownFormat(CHUNK_NAMES_FILE, z.prettifyError(parsed.error), 'chunk names by route');
  }
  return parsed.data;
}

/** All chunk names of a route, whatever their props. */
export function chunkNamesIn(names: ChunkNames | string | (string | ChunkNames)[]): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(chunkNamesIn);
}

/**
 * Reads the three files that hold the route table.
 * @throws when a file isn't as @docusaurus/core 3.10 writes it
 */
export function readGeneratedFiles(generatedFilesDir: string): GeneratedFiles {
  const read = (file: string): string =>
    fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const files = {
    routes: parseRoutes(read(ROUTES_FILE)),
    chunkNames: parseChunkNames(read(CHUNK_NAMES_FILE)),
    modules: parseRegistry(read(REGISTRY_FILE)),
  };
  for (const name of Object.values(files.chunkNames).flatMap(chunkNamesIn)) {
    if (files.modules[name] === undefined) {
      throw unknownFormat(
        REGISTRY_FILE,
        `it lacks the chunk ${name} of ${CHUNK_NAMES_FILE}`,
        'a line for each chunk',
      );
    }
  }
  return files;
}
