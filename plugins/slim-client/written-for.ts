import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import * as z from 'zod';

/** Libraries that `client/` stands for: name of the import, the package that was read, and ours. */
const ORIGINALS = [
  { module: 'react-router', readAs: 'react-router 5.3.4', ours: 'router.ts' },
  { module: 'react-router-dom', readAs: 'react-router-dom 5.3.4', ours: 'router.ts' },
  { module: 'react-router-config', readAs: 'react-router-config 5.1.1', ours: 'router.ts' },
  { module: 'history', readAs: 'history 4.10.1', ours: 'history.ts' },
  { module: 'react-loadable', readAs: '@docusaurus/react-loadable 6.0.0', ours: 'loadable.tsx' },
] as const;

const manifest = z.object({ name: z.string(), version: z.string() });

/** Name and version of the package that Docusaurus gets when it imports a module. */
function installed(module: string): string {
  const core = createRequire(createRequire(__filename).resolve('@docusaurus/core/package.json'));
  const requirer = module === 'history' ? createRequire(core.resolve('react-router')) : core;
  const file = requirer.resolve(path.posix.join(module, 'package.json'));
  const { name, version } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return `${name} ${version}`;
}

/**
 * @param find name and version of the package behind a module
 * @throws when one isn't the package that our part of it was written for
 */
export function checkOriginals(find: (module: string) => string = installed): void {
  for (const { module, readAs, ours } of ORIGINALS) {
    const found = find(module);
    if (found !== readAs) {
      throw new Error(
        `slim-client: ${module} is ${found}; plugins/slim-client/client/${ours} does what ${readAs} does. Compare the two ` +
          'releases, adapt ours and ORIGINALS in plugins/slim-client/written-for.ts, or take the plugin out of docusaurus.config.ts.',
      );
    }
  }
}

/** @throws when the site keeps its addresses in the hash: our router has the browser's history alone */
export function checkRouter(router: string): void {
  if (router !== 'browser') {
    throw new Error(
      `slim-client: future.experimental_router is ${JSON.stringify(router)}; plugins/slim-client/client/router.ts knows "browser" ` +
        'alone. Take the plugin out of docusaurus.config.ts to use another.',
    );
  }
}

/** What path-to-regexp 1 reads as more than a character. `*` is in ours; `?` and `+` mean something behind these only. */
const PATTERN = /[:()\\]/;

/** @throws when the path of a route has a pattern that our router would take literally */
export function checkRoutes(routes: readonly RouteConfig[]): void {
  for (const { path: route, routes: children = [] } of routes) {
    if (PATTERN.test(route)) {
      throw new Error(
        `slim-client: the route ${route} has a pattern, and plugins/slim-client/client/match-path.ts knows literal paths and * ` +
          'alone. Give the page a literal path, or take the plugin out of docusaurus.config.ts.',
      );
    }
    checkRoutes(children);
  }
}
