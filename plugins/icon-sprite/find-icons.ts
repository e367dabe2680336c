import fs from 'node:fs';
import path from 'node:path';

/** Names of icons by set, as in `react-icons/<set>`. */
export type UsedIcons = Map<string, Set<string>>;

const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const FROM_SET = /(?:import|export)\s(?<what>[^;]*?)\sfrom\s+'react-icons\/(?<set>[^']+)'/g;
const NAMED = /^\{(?<names>\s*\w+\s*(?:,\s*\w+\s*)*,?\s*)\}$/;

/** The sprite with the icons of all code that has no sprite of its own. */
export const COMMON_SPRITE = 'icons';

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

/** Leaves out what another sprite has. */
function without(icons: UsedIcons, other: UsedIcons): UsedIcons {
  const left = [...icons].map(([set, names]): [string, Set<string>] => [
    set,
    new Set([...names].filter((name) => !other.get(set)?.has(name))),
  ]);
  return new Map(left.filter(([, names]) => names.size > 0));
}

/**
 * The icons that the site's own code imports, by sprite. A module in the folder of drawings has a sprite of its own, named as
 * the file; an icon that other code imports too is in the common one.
 * @param folder of the code
 * @param drawings folder of modules with a sprite each, inside `folder`
 */
export function findIcons(folder: string, drawings: string): Map<string, UsedIcons> {
  const found = new Map<string, UsedIcons>([[COMMON_SPRITE, new Map()]]);
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (SOURCE.test(file) && !TEST.test(file)) {
      const { dir, name } = path.parse(file);
      const sprite = dir === path.normalize(drawings) ? name : COMMON_SPRITE;
      const source = fs.readFileSync(path.join(folder, file), 'utf8');
      found.set(sprite, iconsIn(source, file, found.get(sprite)));
    }
  }
  const common = found.get(COMMON_SPRITE) ?? new Map<string, Set<string>>();
  return new Map(
    [...found].map(([sprite, icons]) => [
      sprite,
      sprite === COMMON_SPRITE ? icons : without(icons, common),
    ]),
  );
}
