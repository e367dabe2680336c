/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { ICON_FOLDER, iconFiles } from '../../contracts/icons';
import { Icon } from '.';

it.each(['common', 'site'])('the file %s has a drawing of each of its icons', (file) => {
  const svg = fs.readFileSync(path.join('static', ICON_FOLDER, `${file}.svg`), 'utf8');
  const drawn = [...svg.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);
  const listed = Object.entries(iconFiles).filter(([, own]) => own === file);
  expect(drawn).toEqual(listed.map(([name]) => name));
});

it('waits until after the first paint, unless it is on most pages', () => {
  expect(renderToString(<Icon name="menu" />)).toContain(' href="/docs/img/icons/common.svg#menu"');
  expect(renderToString(<Icon name="nodejs" />)).toMatch(/<use data-href="[^"]+#nodejs">/);
});
