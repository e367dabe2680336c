/** @jest-environment node */
import path from 'node:path';
import { inThread, runInThread } from '.';
import type drawFence from '../remark-diagrams/draw-fence';

const file = path.join(__dirname, '../remark-diagrams/draw-fence.ts');
const text = 'flowchart LR\naccTitle: Way\naccDescr: From A to B.\na["A"] --> b["B"]';
const task = { text, id: 'diagram-1' };

it('does in a thread what a module does here', async () => {
  const drawn = await inThread<typeof drawFence>(file)(task);
  expect(drawn.title).toBe('Way');
  expect(await runInThread({ file, task })).toEqual(drawn);
});

it('says what went wrong in the thread', async () => {
  const wrong = { text: 'pie', id: 'diagram-1' };
  await expect(runInThread({ file, task: wrong })).rejects.toThrow(/not with "pie"/);
});
