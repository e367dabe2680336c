import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { writeExampleArchives } from '.';

let siteDir = '';
beforeEach(() => (siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'archives-'))));
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(file: string, content: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

it('has the files of a project', () => {
  write('examples/chat/package.json', '{}');
  write('examples/chat/services/api.ts', 'open()');
  writeExampleArchives(siteDir, path.join(siteDir, 'build'));
  const archive = unzipSync(fs.readFileSync(path.join(siteDir, 'build/examples/chat.zip')));
  const texts = Object.entries(archive).map(([file, data]) => [file, strFromU8(data)]);
  expect(Object.fromEntries(texts)).toEqual({
    'chat/package.json': '{}',
    'chat/services/api.ts': 'open()',
  });
});
