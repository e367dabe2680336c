import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readContentPages } from './content-inventory';

describe('readContentPages', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'inventory-'));
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true, force: true }));

  function write(file: string): void {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, file), '');
  }

  it('returns pages of the current and the frozen versions by address', () => {
    write('docs/index.mdx');
    write('docs/reference/go/api/api.mdx');
    write('docs/_partial.mdx');
    write('docs/img/shape.svg');
    write('versioned_docs/version-go-v0/index.mdx');
    expect([...readContentPages(siteDir).keys()].sort()).toEqual([
      '/',
      '/reference/go/api/api',
      '/reference/go/v0',
    ]);
  });
});
