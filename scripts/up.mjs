// npm run up: installs, builds and serves the production site.
import { install, run } from './lib/run.mjs';

const isServed =
  install() && run('npm run --silent build') && run('node --import tsx scripts/serve.ts');

process.exit(isServed ? 0 : 1);
