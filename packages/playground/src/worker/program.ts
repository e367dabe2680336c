import * as sdk from '@nitric/sdk';
import { mapImports } from '../imports';
import type { Declared, Program } from '../protocol';
import { cloud } from './cloud';
import { setProgramAddress } from './format';

/** How long nothing must be declared until a program is ready, in milliseconds. */
const QUIET = 20;

/** The same for a program whose own statements never end, such as one that polls a queue. */
const QUIET_LOOP = 200;

/** A blob worker has no import map, so modules reach programs through the global object. */
const registry: Record<string, object> = {};
const REGISTRY = '__playgroundModules';
Object.defineProperty(globalThis, REGISTRY, { value: registry });

const addressOf = (code: string): string =>
  URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

/** The address of a module with the exports of an object. */
function facadeOf(name: string, exports: object): string {
  registry[name] = exports;
  const names = Object.keys(exports).filter((key) => key !== 'default');
  const lines = names.map((key) => `export const ${key} = own.${key};`);
  const own = `globalThis.${REGISTRY}[${JSON.stringify(name)}]`;
  return addressOf([`const own = ${own};`, ...lines, 'export default own;'].join('\n'));
}

/** @throws if a module isn't available */
const withAddresses = (code: string, addresses: ReadonlyMap<string, string>): string =>
  mapImports(code, (name) => {
    const address = addresses.get(name);
    if (address === undefined) {
      throw new Error(`The module "${name}" isn't available in the browser.`);
    }
    return address;
  });

/** @param modules code of modules by their name, without `node:` */
async function addressesOf(
  modules: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const addresses = new Map([['@nitric/sdk', facadeOf('@nitric/sdk', sdk)]]);
  for (const [name, code] of Object.entries(modules)) {
    const exports = (await import(/* @vite-ignore */ addressOf(code))) as object;
    addresses.set(name, facadeOf(name, exports));
  }
  return addresses;
}

async function quiet(milliseconds: number, isDeclared: () => boolean): Promise<void> {
  const isQuiet = (): boolean => Date.now() - (cloud.declaredAt ?? 0) >= milliseconds;
  while (!isDeclared() || !isQuiet()) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Starts a program.
 * @param onEnd an error after the start
 * @returns what it has declared, as soon as it is ready
 * @throws if it can't be loaded, or its own statements fail
 */
export async function startProgram(
  { code, set = {}, env = {} }: Program,
  modules: Readonly<Record<string, string>>,
  onEnd: (error: unknown) => void,
): Promise<Declared> {
  Object.assign(process.env, { NITRIC_ENVIRONMENT: 'run' }, env);
  cloud.set(set);
  const address = addressOf(withAddresses(code, await addressesOf(modules)));
  setProgramAddress(address);
  const imported = import(/* @vite-ignore */ address) as Promise<unknown>;
  let isReady = false;
  imported.catch((error: unknown) => isReady && onEnd(error));
  await Promise.race([imported, quiet(QUIET_LOOP, () => cloud.declaredAt !== undefined)]);
  await quiet(QUIET, () => true);
  isReady = true;
  return cloud.declared();
}
