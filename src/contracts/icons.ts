import files from './icon-files.json';

/**
 * The file of each icon: `common` has the icons of most pages (building blocks and controls), and `site` the others.
 *
 * The drawings are the symbols of `static/img/icons/common.svg` and `site.svg`, in this order and one per line. To add one, take an
 * icon of https://tabler.io/icons, shorten it with `npx svgo --precision 1`, and turn its `<svg>` into a
 * `<symbol id="name" viewBox="…">` whose `fill` or `stroke` is `currentColor`.
 */
export const iconFiles: Readonly<Record<IconName, string>> = files;

export type IconName = keyof typeof files;

export const iconNames = Object.keys(files);

export const isIconName = (value: string): value is IconName => iconNames.includes(value);

/** Folder of the files, relative to the root of the site. */
export const ICON_FOLDER = '/img/icons';

/** Address of a drawing, without the site's base. */
export const iconAddress = (name: IconName): string =>
  `${ICON_FOLDER}/${iconFiles[name]}.svg#${name}`;
