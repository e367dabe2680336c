// npm run format: fixes what ESLint and Prettier can fix. Prettier also runs if ESLint finds other problems.
import { run } from './lib/run.mjs';

const hasNoProblems = run('npx --no-install eslint . --fix');
const isFormatted = run('npx --no-install prettier --write . --log-level warn');

process.exit(hasNoProblems && isFormatted ? 0 : 1);
