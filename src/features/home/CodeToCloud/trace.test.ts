/** @jest-environment node */
import { traceLines } from './trace';

it('rejects a sample without marks, and a mark on another line', () => {
  expect(() => traceLines('const a = 1\n')).toThrow(
    'Mark 3: the bucket, the API, and the handler.',
  );
  const wrong = '<span class="code-mark">}\n</span>'.repeat(3);
  expect(() => traceLines(wrong)).toThrow('the marked line "}" declares something else.');
});
