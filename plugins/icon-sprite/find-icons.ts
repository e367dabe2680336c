import fs from 'node:fs';
import path from 'node:path';

/** Names of icons by set, as in `react-icons/<set>`. */
export type UsedIcons = Map<string, Set<string>>;

const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const FROM_SET = /(?:import|export)\s(?<what>[^;]*?)\sfrom\s+'react-icons\/(?<set>[^']+)'/g;
const NAMED = /^\{(?<names>\s*\w+\s*(?:,\s*\w+\s*)*,?\s*)\}$/;

/**
 * The icons that a source text imports.
 * @throws when it imports a set in another way than by name
 */
export function iconsIn(source: string, file: string, found: UsedIcons = new Map()): UsedIcons {
  for (const match of source.matchAll(FROM_SET)) {
    const { what = '', set = '' } = match.groups ?? {};
    const names = NAMED.exec(what)?.groups?.names;
    if (names === undefined) {
      throw new Error(
        `icon-sprite: ${file} has "${match[0]}". Accepted are imports by name, such as ` +
          "import { HiOutlineHome } from 'react-icons/hi2', so that the sprite holds the icons that are used.",
      );
    }
    const all = found.get(set) ?? new Set<string>();
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .forEach((name) => all.add(name));
    found.set(set, all);
  }
  return found;
}

/** The icons that the site's own code imports. */
export function findIcons(folder: string): UsedIcons {
  const found: UsedIcons = new Map();
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (SOURCE.test(file) && !TEST.test(file)) {
      iconsIn(fs.readFileSync(path.join(folder, file), 'utf8'), file, found);
    }
  }
  return found;
}
