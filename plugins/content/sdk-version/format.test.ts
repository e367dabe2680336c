/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { Menu } from '../../../src/config/navigation';
import {
  formatCurrentVersions,
  formatFrozenSidebar,
  formatMenus,
  formatPlannedRoutes,
  formatVersionNames,
  type PlannedRoute,
} from './format';

const siteDir = path.resolve(__dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');

describe('generated files', () => {
  it('match the format of the existing files', () => {
    const menus = read('src/config/frozen-menus.json');
    expect(formatMenus(JSON.parse(menus) as Menu[])).toBe(menus);
    const routes = read('src/config/planned-routes.json');
    expect(formatPlannedRoutes(JSON.parse(routes) as PlannedRoute[])).toBe(routes);
    const names = read('versions.json');
    expect(formatVersionNames(JSON.parse(names) as string[])).toBe(names);
    const current = read('src/config/sdk-versions.json');
    expect(formatCurrentVersions(JSON.parse(current) as Record<string, string>)).toBe(current);
  });

  it('match the existing sidebars', () => {
    expect(formatFrozenSidebar('reference/go/v0')).toBe(
      read('versioned_sidebars/version-go-v0-sidebars.json'),
    );
  });

  it('keep all fields of a menu', () => {
    const menus: Menu[] = [
      {
        key: 'reference/go/v1',
        groups: [
          {
            title: 'A "quoted" title',
            showDividerAbove: true,
            links: [
              { title: 'Go', href: '/reference/go/v1', badge: 'New', versions: ['v0', 'v1'] },
              { title: 'Api', href: '/reference/go/v1/api/api', icon: undefined },
            ],
          },
          { links: [{ title: 'More', href: '/reference/go/v1/more' }] },
        ],
      },
    ];
    expect(JSON.parse(formatMenus(menus))).toEqual(menus);
  });
});
