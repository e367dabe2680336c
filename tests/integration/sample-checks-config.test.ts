import { config } from '../../sample-checks.config';

const read = (lang: string, meta: string, text: string) => config.readFence({ lang, meta, text });

test('the checks get the hidden lines of a fence, the release that it names, and its options', () => {
  const text = '# hidden-start\nberths = 3\n# hidden-end\nprint(berths)';
  expect(read('py', 'title="pier.py"', text)).toMatchObject({
    language: 'python',
    options: { title: 'pier.py' },
    code: 'berths = 3\nprint(berths)',
    lines: [2, 4],
  });
  expect(read('yaml', '', 'provider: nitric/aws@%release:providers%')?.code).toMatch(/@\d+\.\d+/);
});

test('a diagram is only validated', () => {
  const diagram = 'flowchart LR\n  accTitle: A\n  accDescr: B.\n  a["A"] --> b["B"]';
  expect(read('mermaid', '', diagram)).toBeUndefined();
});

test.each([
  ['ts', 'nocheck=""', 'nothing()', /^nocheck is empty/],
  ['python', '', '# hidden-start\nberths = 3', /^hidden-start has no hidden-end\.$/],
  ['cobol', '', '', /^unknown language "cobol"\.$/],
  ['', '', '', /^the fence has no language\.$/],
  ['mermaid', '', 'flowchart LR\n  accTitle: A', /requires exactly one line "accDescr: /],
  ['mermaid', 'later', 'flowchart LR', /^unknown option "later" of a diagram/],
])('rejects a fence: %s %s', (lang, meta, text, message) => {
  expect(() => read(lang, meta, text)).toThrow(message);
});

test('a page belongs to the SDK and version of its address', () => {
  expect([
    config.sdkOf('/reference/go/v0/api/api'),
    config.versionOf('/reference/go/v0/api/api'),
  ]).toEqual(['go', 'v0']);
  expect(config.sdkOf('/apis')).toBeUndefined();
});
