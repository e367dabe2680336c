// npm run up: installs, builds and serves the production site.
import { install, run, runNpx } from './lib/run.mjs';

const isServed =
  install() &&
  runNpx(['docusaurus', 'build']) &&
  run(process.execPath, ['--import', 'tsx', 'server/main.ts']);

process.exit(isServed ? 0 : 1);
