import fs from 'node:fs';
import path from 'node:path';
import installCommands from './install-commands.json';

const page = fs.readFileSync(
  path.resolve(__dirname, '../../docs/getting-started/installation.mdx'),
  'utf8',
);

it.each(installCommands)('is the command of the installation page for $label', (install) => {
  const [, section = ''] = page.split(`\n## ${install.label}\n`);
  const [, firstFence] = /```bash\n([^]*?)\n```/.exec(section) ?? [];
  expect(firstFence).toBe(install.command);
});
