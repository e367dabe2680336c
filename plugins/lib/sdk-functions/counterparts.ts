import path from 'node:path';
import { redirectsTo } from '../../../src/config/node/redirects';
import { withoutHash } from '../../../src/config/routes';
import { sdkResourceOf } from '../../../src/config/sdk-resources';
import { isFunctionPage, sdkReferenceOf } from '../../../src/config/sdks';

/** The last part of an address, which is the same for a function in all languages and versions: `bucket-on`. */
const nameOf = (route: string): string => path.posix.basename(route);

/** The SDK and the version of an address: `go v1`. */
const versionOf = (route: string): string => {
  const reference = sdkReferenceOf(route);
  return `${reference?.sdk} ${reference?.version}`;
};

/** A function page, or the folder of functions that became one page in an older version. */
const functionRouteOf = (route: string): string => (isFunctionPage(route) ? route : `${route}/-`);

/** The folder of the functions of a resource: `storage`. */
const folderOf = (route: string): string => nameOf(path.posix.dirname(functionRouteOf(route)));

const blockOf = (route: string): string | undefined =>
  sdkResourceOf(functionRouteOf(route))?.block.key;

/** Finds the pages about the same function in other languages and versions. */
export class Counterparts {
  /** The address for each name, by the version. It can have an anchor. */
  private readonly addresses = new Map<string, Map<string, string>>();
  /** The names of a page in versions with another one, from its redirects. */
  private readonly otherNames = new Map<string, string[]>();

  private readonly routes: readonly string[];

  constructor(routes: Iterable<string>) {
    // The page that declares a resource has the shortest address of its folder.
    this.routes = [...routes].sort((a, b) => a.length - b.length);
    const pages = this.routes.filter(isFunctionPage);
    pages.forEach((route) => this.add(route, route));
    for (const { from, to } of redirectsTo(pages)) {
      const route = withoutHash(to);
      const isSection = route !== to;
      // A whole page that other languages also have isn't about the function of another address.
      const isOnlyHere = this.versionsWith(nameOf(route)).every((version) =>
        version.startsWith(`${sdkReferenceOf(route)?.sdk} `),
      );
      const isSameFunction = isSection || (isFunctionPage(route) && isOnlyHere);
      if (isSameFunction && isFunctionPage(from)) {
        this.add(from, to);
        this.otherNames.set(route, [...(this.otherNames.get(route) ?? []), nameOf(from)]);
      }
    }
  }

  private add(route: string, address: string): void {
    const version = versionOf(route);
    const known = this.addresses.get(version) ?? new Map<string, string>();
    this.addresses.set(version, known.set(nameOf(route), known.get(nameOf(route)) ?? address));
  }

  private readonly versionsWith = (name: string): string[] =>
    [...this.addresses].flatMap(([version, known]) => (known.has(name) ? version : []));

  /** The address of a page in a version of an SDK, such as `go v1`. Undefined if it has no such function. */
  addressOf(route: string, version: string): string | undefined {
    const known = this.addresses.get(version);
    return [nameOf(route), ...(this.otherNames.get(route) ?? [])]
      .map((name) => known?.get(name))
      .find((address) => address !== undefined);
  }

  /** The first page about the same resource in a version, or else about the same building block. Undefined if it has none. */
  closestTo(route: string, version: string): string | undefined {
    const block = blockOf(route);
    const pages = this.routes.filter(
      (other) => versionOf(other) === version && block !== undefined && blockOf(other) === block,
    );
    return pages.find((other) => folderOf(other) === folderOf(route)) ?? pages[0];
  }
}
