import { contentPageOf } from '../../../src/config/content-routes';

const ACCEPTED = /^[a-z\d._/-]+$/;

/**
 * Finds pages whose name isn't a good address, and pages with the same address. Names with capitals are the same file on some machines,
 * and different files on others.
 */
export function problemsOfNames(files: readonly string[]): string[] {
  const fileOf = new Map<string, string>();
  return files.flatMap((file) => {
    const route = contentPageOf(file)?.route ?? file;
    const same = fileOf.get(route);
    fileOf.set(route, file);
    if (!ACCEPTED.test(file)) {
      return [
        `${file}: the name of a page is a part of its address. Accepted: a-z, 0-9, and "-". Rename the file.`,
      ];
    }
    return same === undefined
      ? []
      : [`${file}: has the address ${route}, as ${same} does. Rename or delete one of them.`];
  });
}
