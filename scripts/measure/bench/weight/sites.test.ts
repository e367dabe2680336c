/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readContentPages } from '../../../../plugins/lib/content-inventory';
import { ROOT } from '../../../lib/root';
import { createStock } from './sites';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-sites-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the stock site uses the classic preset and has our pages at the same URLs', () => {
  createStock(folder);
  const config = fs.readFileSync(path.join(folder, 'docusaurus.config.js'), 'utf8');
  expect(config).toContain('"presets":[["classic"');
  expect(config).not.toContain('plugins');
  for (const { file } of readContentPages(ROOT).values()) {
    expect(fs.readFileSync(path.join(folder, file), 'utf8')).toMatch(/^---\nslug: \//);
  }
});
