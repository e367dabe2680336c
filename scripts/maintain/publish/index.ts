// npm run publish:dry: builds and checks the site that .github/workflows/publish.yml publishes.
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readContentPages } from '../../../plugins/lib/content-inventory';
import { readEnv } from '../../../src/config/node/env';
import { runCommandLine } from '../../lib/command';
import { checkPublished } from './check';

/** Size limit of GitHub Pages, in bytes. */
const MAX_SITE_BYTES = 1024 ** 3;

/** The home folder. `/root` is excluded because it isn't specific to the machine and occurs on pages. */
const homeFolder = (): string[] =>
  ['/', '/root'].includes(os.homedir()) ? [] : [`${os.homedir()}/`];

function main(): number {
  parseArgs();
  const env = { ...process.env, SOCIAL_IMAGES: 'static' };
  const built = spawnSync('npm run --silent build', { stdio: 'inherit', env, shell: true });
  if (built.status !== 0) {
    return 1;
  }
  const { problems, files, bytes, pages } = checkPublished({
    dir: path.resolve('build'),
    origin: readEnv(env).DOCS_SITE_URL,
    routes: [...readContentPages(process.cwd()).keys()],
    forbidden: [process.cwd(), ...homeFolder()],
  });
  if (bytes > MAX_SITE_BYTES) {
    problems.push(`The site has ${bytes} bytes, but GitHub Pages accepts only ${MAX_SITE_BYTES}.`);
  }
  problems.forEach((problem) => console.error(problem));
  console.log(
    `${pages} pages, ${files} files, ${(bytes / 1024 ** 2).toFixed(1)} MB, ${problems.length} problems`,
  );
  return problems.length;
}

void runCommandLine('publish:dry', 'It has no options.', main);
