/**
 * Icon names by file. `common` contains the icons of most pages (building blocks and controls), and `site` contains the others.
 *
 * The drawings are the symbols of `static/img/icons/common.svg` and `site.svg`, in this order and one per line. To add one, take an
 * icon of https://react-icons.github.io/react-icons, shorten it with `npx svgo`, and turn its `<svg>` into a
 * `<symbol id="name" viewBox="…">` whose `fill` or `stroke` is `currentColor`.
 */
export const iconFiles = {
  common: [
    'globe',
    'server',
    'chip',
    'archive',
    'table',
    'clock',
    'folder',
    'megaphone',
    'lock',
    'websocket',
    'github',
    'badge',
    'chevronRight',
    'chevronDown',
    'moon',
    'sun',
    'menu',
    'close',
    'copy',
    'copied',
    'check',
    'search',
    'discord',
    'x',
    'youtube',
    'edit',
    'star',
    'tip',
    'info',
    'warning',
    'danger',
  ],
  site: [
    'home',
    'concepts',
    'rocket',
    'book',
    'terminal',
    'cube',
    'cog',
    'toggle',
    'cloud',
    'tools',
    'question',
    'lifebuoy',
    'contribute',
    'upgrade',
    'bolt',
    'document',
    'user',
    'users',
    'chat',
    'envelope',
    'nodejs',
    'python',
    'go',
    'dart',
    'csharp',
    'jvm',
    'aws',
    'gcp',
    'azure',
    'pulumi',
    'terraform',
    'hash',
    'enterKey',
  ],
} as const;

export const iconNames = [...iconFiles.common, ...iconFiles.site] as const;

export type IconName = (typeof iconNames)[number];

export function isIconName(value: unknown): value is IconName {
  return iconNames.some((name) => name === value);
}

/** Folder of the files, relative to the root of the site. */
export const ICON_FOLDER = '/img/icons';

/** Address of a drawing, without the site's base. */
export function iconAddress(name: IconName): string {
  const isCommon = iconFiles.common.some((common) => common === name);
  return `${ICON_FOLDER}/${isCommon ? 'common' : 'site'}.svg#${name}`;
}
