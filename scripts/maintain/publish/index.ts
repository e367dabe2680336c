// npm run publish:dry: builds what .github/workflows/publish.yml publishes, and checks it.
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { readContentPages } from '../../../plugins/content/content-inventory';
import { readEnv } from '../../../src/config/env';
import { checkPublished } from './check';

/** More than this is refused by GitHub Pages, in bytes. */
const LARGEST_SITE_BYTES = 1024 ** 3;

/** The user's folder, unless it says nothing about the machine: every container has `/root`, and pages speak of it. */
const homeFolder = (): string[] =>
  ['/', '/root'].includes(os.homedir()) ? [] : [`${os.homedir()}/`];

function main(): number {
  const env = { ...process.env, SOCIAL_IMAGES: 'static' };
  const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env });
  if (built.status !== 0) {
    return 1;
  }
  const { problems, files, bytes, pages } = checkPublished({
    dir: path.resolve('build'),
    origin: readEnv(env).DOCS_SITE_URL,
    routes: [...readContentPages(process.cwd()).keys()],
    forbidden: [process.cwd(), ...homeFolder()],
  });
  if (bytes > LARGEST_SITE_BYTES) {
    problems.push(`The site has ${bytes} bytes; GitHub Pages takes ${LARGEST_SITE_BYTES}.`);
  }
  problems.forEach((problem) => console.error(problem));
  console.log(
    `${pages} pages, ${files} files, ${(bytes / 1024 ** 2).toFixed(1)} MB, ${problems.length} problems`,
  );
  return problems.length > 0 ? 1 : 0;
}

process.exitCode = main();
