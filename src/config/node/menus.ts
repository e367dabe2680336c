import path from 'node:path';
import * as z from 'zod';
import { buildingBlocks, type BuildingBlock } from '../building-blocks';
import { iconNames, type IconName } from '../../contracts/icons';
import { DEFAULT_MENU_KEY } from '../menu-rule';
import { parseYaml, readConfigFile } from './read-data';
import { currentVersionOf, sdkHome, sdks, versionsOf, type Sdk } from '../sdks';

export interface MenuLink {
  title: string;
  /** Address on this site, without the `/docs` prefix. It can have an anchor. */
  href: string;
  icon?: IconName;
  badge?: string;
  /** Versions in the version dropdown. Only for links to an SDK. */
  versions?: readonly string[];
}

export interface MenuGroup {
  title?: string;
  showDividerAbove?: boolean;
  links: readonly MenuLink[];
}

export interface Menu {
  /** `docs` for the default menu. Otherwise the path of its pages, without a leading slash. */
  key: string;
  groups: readonly MenuGroup[];
}

/**
 * An address without the site's base, trailing slash, and query, or a path below the key of the menu. A function on a page about
 * several has an anchor: `api/methods#get`.
 */
const MENU_ADDRESS = /^(?!\/docs(?:\/|$))\/?(?:[\w.-]+(?:\/[\w.-]+)*(?:#[\w-]+)?)?$/;

const linkSchema = z.strictObject({
  href: z
    .string()
    .regex(
      MENU_ADDRESS,
      'must be a path below the key of the menu, or an address without /docs, such as /apis',
    ),
  icon: z.enum(iconNames).optional(),
  badge: z.string().optional(),
});

const groupSchema = z.strictObject({
  title: z.string().optional(),
  showDividerAbove: z.boolean().optional(),
  links: z
    .record(
      z.string(),
      z.preprocess((link) => (typeof link === 'string' ? { href: link } : link), linkSchema),
    )
    .default({}),
  /** Links that follow from other configuration. */
  list: z.enum(['building-blocks', 'sdks']).optional(),
});

const blockLink = ({ title, href, icon }: BuildingBlock): MenuLink => ({ title, href, icon });

function sdkLink(sdk: Sdk): MenuLink {
  const versions = versionsOf(sdk.id);
  return {
    title: sdk.label,
    href: sdkHome(sdk.id),
    icon: sdk.icon,
    ...(sdk.badge ? { badge: sdk.badge } : {}),
    ...(currentVersionOf(sdk.id) && versions.length > 1 ? { versions } : {}),
  };
}

const lists = { 'building-blocks': buildingBlocks.map(blockLink), sdks: sdks.map(sdkLink) };

/** One menu per building block: its overview, then the other blocks. */
const buildingBlockMenus: readonly Menu[] = buildingBlocks.map(({ key, href }) => ({
  key,
  groups: [
    { links: [{ title: 'Overview', href }] },
    {
      title: 'More Building Blocks',
      links: buildingBlocks.filter((other) => other.key !== key).map(blockLink),
    },
  ],
}));

const schema = z.record(z.string(), z.array(groupSchema)).superRefine((written, context) => {
  for (const { key } of buildingBlockMenus.filter((menu) => menu.key in written)) {
    const message = 'must not be in this file, because building blocks have their menu already';
    context.addIssue({ code: 'custom', path: [key], message });
  }
});

/** The menus that maintainers write. */
export const MENUS_FILE = 'src/config/node/menus.yaml';

/** The menus of frozen SDK versions, which `docusaurus sdk:version` copies from the other file. */
export const FROZEN_MENUS_FILE = 'src/config/node/frozen-menus.yaml';

/** @throws an error that names each invalid entry and what is accepted */
export function parseMenus(text: string, file = MENUS_FILE): Menu[] {
  return Object.entries(parseYaml(file, schema, text)).map(([key, groups]) => {
    const folder = key === DEFAULT_MENU_KEY ? '/' : `/${key}`;
    return {
      key,
      groups: groups.map(({ links, list, ...group }) => ({
        ...group,
        links: list
          ? lists[list]
          : Object.entries(links).map(([title, { href, ...link }]) => ({
              title,
              href: path.posix.resolve(folder, href),
              ...link,
            })),
      })),
    };
  });
}

/** The menus of frozen SDK versions. */
export const frozenMenus: readonly Menu[] = parseMenus(
  readConfigFile(FROZEN_MENUS_FILE),
  FROZEN_MENUS_FILE,
);

/** All menus of the site. */
export const menus: readonly Menu[] = [
  ...parseMenus(readConfigFile(MENUS_FILE)),
  ...buildingBlockMenus,
  ...frozenMenus,
];
