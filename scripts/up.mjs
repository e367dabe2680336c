// npm run up: installs, builds and serves the production site.
import { install, runNpx } from './lib/run.mjs';

const port = process.env.PORT ?? '3000';

const isServed =
  install() &&
  runNpx(['docusaurus', 'build']) &&
  runNpx(['docusaurus', 'serve', '--no-open', '--host', 'localhost', '--port', port]);

process.exit(isServed ? 0 : 1);
