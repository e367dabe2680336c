/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { COMMON_SPRITE, findIcons, iconsIn } from './find-icons';
import { createSprites, spriteOf } from './sprite';

test('finds the icons that a module imports by name', () => {
  const source = `import type { IconType } from 'react-icons';
import { HiOutlineHome, HiOutlineCog6Tooth } from 'react-icons/hi2';
import {
  SiDart,
} from 'react-icons/si';`;
  expect(iconsIn(source, 'a.tsx')).toEqual(
    new Map([
      ['hi2', new Set(['HiOutlineHome', 'HiOutlineCog6Tooth'])],
      ['si', new Set(['SiDart'])],
    ]),
  );
});

test('a module of drawings has a sprite of its own, without what other code imports', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  const write = (file: string, names: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `import { ${names} } from 'react-icons/fa6';\n`);
  };
  write('bar.tsx', 'FaGithub');
  write('icons/drawings/clouds.ts', 'FaAws, FaGithub');
  write('icons/drawings/clouds.test.ts', 'FaRust');
  expect(findIcons(folder, 'icons/drawings')).toEqual(
    new Map([
      [COMMON_SPRITE, new Map([['fa6', new Set(['FaGithub'])]])],
      ['clouds', new Map([['fa6', new Set(['FaAws'])]])],
    ]),
  );
  fs.rmSync(folder, { recursive: true });
});

test.each(["import * as hi from 'react-icons/hi2'", "import { HiX as X } from 'react-icons/hi2'"])(
  'refuses %s',
  (source) => {
    expect(() => iconsIn(source, 'a.tsx')).toThrow(
      /icon-sprite: a\.tsx has .*Accepted are imports by name/,
    );
  },
);

test('draws each icon as a symbol that takes its colour from the page', async () => {
  const [svg, other] = await createSprites([
    new Map([['hi2', new Set(['HiOutlineHome'])]]),
    new Map([['hi2', new Set(['HiOutlineServer'])]]),
  ]);
  expect(other).toContain('id="HiOutlineServer"');
  expect(svg).toMatch(
    /^<svg xmlns="[^"]+"><symbol id="HiOutlineHome" [^>]*viewBox="0 0 24 24"[^>]*><path/,
  );
  expect(svg).toMatch(/stroke="currentColor"/);
  expect(svg).toMatch(/fill="none"/);
  expect(svg).not.toMatch(/width="1em"/);
});

test('names an icon that a set doesn’t have, and a drawing of another form', async () => {
  await expect(createSprites([new Map([['hi2', new Set(['HiNothing'])]])])).rejects.toThrow(
    /react-icons\/hi2 has no icon named HiNothing/,
  );
  expect(() => spriteOf([['hi2', [['HiHome', '<g></g>']]]])).toThrow(/accepted is one <svg>/);
});
