import type { Code, Root } from 'mdast';
import { plainText } from '../../lib/markdown-nodes';
import { parsePage } from '../../lib/page-syntax';
import { commandStarts, isCommand, outputsIn } from './commands';

const parse = (text: string): Root => parsePage('docs/page.mdx', text);
const fence = (info: string, code = 'a'): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;

describe('isCommand', () => {
  it.each([
    ['bash', 'nitric start', true],
    ['sh run="call"', 'nitric up\nnitric down', true],
    ['bash', 'jq .id <<< "$json"', true],
    ['bash title="ci/deploy.sh"', 'nitric up', false],
    ['powershell', 'nitric up', false],
    ['text', 'nitric up', false],
    ['bash', 'cat > a.json << EOF\n{}\nEOF', false],
    ['bash', 'for stage in dev test; do\n  nitric up -s "$stage"\ndone', false],
    ['bash', 'greet() {\n  echo hi\n}', false],
  ])('%s: %s', (info, code, expected) => {
    expect(isCommand(parse(fence(info, code)).children[0] as Code)).toBe(expected);
  });
});

it('finds the lines that start a command', () => {
  const code = `# Sign in, it's free
az login

curl a \\
  -d b
curl c |
jq .
curl -d '{
"a": 1
}' d # don't
echo "it's" e`;
  const lines = code.split('\n');
  expect([...commandStarts(code)].map((line) => lines[line - 1])).toEqual([
    'az login',
    'curl a \\',
    'curl c |',
    "curl -d '{",
    'echo "it\'s" e',
  ]);
});

describe('outputsIn', () => {
  const command = fence('bash', 'cat a');
  const captionsIn = (text: string): (string | undefined)[] =>
    [...outputsIn(parse(text)).values()].map((caption) => caption && plainText(caption));

  it('finds text and JSON after a command', () => {
    expect(captionsIn(command + fence('text') + command + fence('json output="a"'))).toEqual([
      undefined,
      undefined,
    ]);
    expect(captionsIn(command + fence('text title="What you see"'))).toHaveLength(1);
    expect(captionsIn(fence('bash', 'for a in b; do c; done') + fence('text'))).toHaveLength(1);
  });

  it('takes a short paragraph between them as the caption, and leaves a long one', () => {
    const long = `${'The terminal shows the URL. '.repeat(6)}For example:`;
    expect(captionsIn(`${command}It prints **this**:\n\n${fence('text')}`)).toEqual([
      'It prints this:',
    ]);
    expect(captionsIn(`${command}${long}\n\n${fence('text')}`)).toEqual([undefined]);
  });

  it.each([
    ['a file', command + fence('json title="a.json"')],
    ['another language', command + fence('yaml')],
    ['text that follows no command', fence('text') + fence('bash title="a.sh"') + fence('text')],
    ['text after a paragraph that introduces nothing', `${command}Done.\n\n${fence('text')}`],
  ])('leaves out %s', (_, text) => {
    expect(captionsIn(text)).toEqual([]);
  });
});
