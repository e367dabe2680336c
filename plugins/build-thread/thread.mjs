// What the thread runs: the default export of a module of the site, with a task.
import 'tsx/cjs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** @param {import('.').ThreadTask} task */
export default ({ file, task }) => require(file).default(task);
