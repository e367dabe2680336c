// What the thread that draws diagrams runs.
import 'tsx/cjs';
import { createRequire } from 'node:module';

/** @type {import('./draw-fence')} */
const { drawFence } = createRequire(import.meta.url)('./draw-fence.ts');
export default drawFence;
