/** @jest-environment node */
import { iconsIn } from './find-icons';
import { createSprite, spriteOf } from './sprite';

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

test.each(["import * as hi from 'react-icons/hi2'", "import { HiX as X } from 'react-icons/hi2'"])(
  'refuses %s',
  (source) => {
    expect(() => iconsIn(source, 'a.tsx')).toThrow(
      /icon-sprite: a\.tsx has .*Accepted are imports by name/,
    );
  },
);

test('draws each icon as a symbol that takes its colour from the page', () => {
  const svg = createSprite(new Map([['hi2', new Set(['HiOutlineHome'])]]));
  expect(svg).toMatch(
    /^<svg xmlns="[^"]+"><symbol id="HiOutlineHome" stroke="currentColor" fill="none" stroke-width="1\.5" viewBox="0 0 24 24"><path/,
  );
  expect(svg).not.toMatch(/width="1em"/);
});

test('names an icon that a set doesn’t have, and a drawing of another form', () => {
  expect(() => createSprite(new Map([['hi2', new Set(['HiNothing'])]]))).toThrow(
    /react-icons\/hi2 has no icon named HiNothing/,
  );
  expect(() => spriteOf([['hi2', [['HiHome', '<g></g>']]]])).toThrow(/accepted is one <svg>/);
});
