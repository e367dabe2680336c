import files from './icon-files.json';

/** The file of each icon: `common` has those of most pages. docs/contributions/new-components.mdx tells how to add one. */
export const iconFiles: Readonly<Record<IconName, string>> = files;

export type IconName = keyof typeof files;

export const iconNames = Object.keys(files);

export const isIconName = (value: string): value is IconName => iconNames.includes(value);

/** Folder of the files, relative to the root of the site. */
export const ICON_FOLDER = '/img/icons';

/** Address of a drawing, without the site's base. */
export const iconAddress = (name: IconName): string =>
  `${ICON_FOLDER}/${iconFiles[name]}.svg#${name}`;
