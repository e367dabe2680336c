import frozen from '../frozen-menus.json';
import type { Menu } from './types';

/** The menus of frozen SDK versions. `docusaurus sdk:version` writes the file, so don't edit it for new pages. */
export const frozenMenus: readonly Menu[] = frozen;
