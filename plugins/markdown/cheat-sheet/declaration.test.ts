import { declarationIn } from './declaration';

const lines = (...text: string[]): string => text.join('\n');

it.each([
  [
    'one line',
    lines("import { kv } from '@nitric/sdk'", '', "const gates = kv<Gate>('gates').allow('get')"),
    'kv',
    "const gates = kv<Gate>('gates').allow('get')",
  ],
  [
    'all lines of a call, without their indentation',
    lines('func main() {', '\tsql("shop", {', '\t\tmigrations: "a",', '\t})', '\trun()', '}'),
    'sql',
    lines('sql("shop", {', '\tmigrations: "a",', '})'),
  ],
  [
    'chained calls before and after the call',
    lines('var a = Nitric', '    .queue("jobs")', '    .with(Send);', 'run();'),
    'queue',
    lines('var a = Nitric', '    .queue("jobs")', '    .with(Send);'),
  ],
  [
    'the function of a decorator',
    lines(
      '@schedule("a").every("1 day")',
      'async def a(ctx):',
      '    print("(")',
      '',
      'Nitric.run()',
    ),
    'schedule',
    lines('@schedule("a").every("1 day")', 'async def a(ctx):', '    print("(")'),
  ],
  ['brackets in text', lines("topic('a :(')", "topic('b')"), 'topic', "topic('a :(')"],
  [
    'the rest of the sample if a bracket stays open',
    lines('kv(', '  "a"'),
    'kv',
    lines('kv(', '  "a"'),
  ],
])('finds %s', (_, sample, name, expected) => {
  expect(declarationIn(sample, name)).toBe(expected);
});

it('finds nothing in a sample without the call', () => {
  expect(declarationIn("import { kv } from '@nitric/sdk'", 'kv')).toBeUndefined();
});
