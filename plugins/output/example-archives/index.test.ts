import fs from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { testFolder } from '../../../tests/lib/test-folder';
import { writeExampleArchives } from '.';

const site = testFolder();

it('has the files of a project', () => {
  site.write('examples/chat/package.json', '{}');
  site.write('examples/chat/services/api.ts', 'open()');
  writeExampleArchives(site.path, `${site.path}/build`);
  const archive = unzipSync(fs.readFileSync(`${site.path}/build/examples/chat.zip`));
  const texts = Object.entries(archive).map(([file, data]) => [file, strFromU8(data)]);
  expect(Object.fromEntries(texts)).toEqual({
    'chat/package.json': '{}',
    'chat/services/api.ts': 'open()',
  });
});
