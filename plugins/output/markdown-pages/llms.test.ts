import { llmsFiles, MAX_PART_TOKENS, type MarkdownPage } from './llms';

const page = (route: string, markdown = 'Text.'): MarkdownPage => ({
  route,
  title: `Title of ${route}`,
  description: 'What it is.',
  markdown,
});

const filesOf = (pages: readonly MarkdownPage[]): Map<string, string> =>
  new Map(llmsFiles(pages, 'https://docs.example').map(({ name, content }) => [name, content]));

const pages = [page('/apis'), page('/reference/go'), page('/reference/go/v0/api/api')];

it('lists pages with their Markdown copy, description, and size', () => {
  expect(filesOf(pages).get('llms.txt')).toContain(
    '## Building blocks\n\n- [Title of /apis](https://docs.example/docs/apis.md): What it is. (2 tokens)',
  );
});

it('lists pages of a frozen version only in the file of the version', () => {
  const files = filesOf([...pages, page('/reference/jvm/v0')]);
  expect(files.get('reference/go/llms.txt')).not.toContain('/v0/');
  expect(files.get('reference/go/v0/llms.txt')).toContain('/docs/reference/go/v0/api/api.md');
  expect(files.get('reference/jvm/v0/llms.txt')).toContain('/docs/reference/jvm/v0.md');
  expect(files.get('llms-full.txt')).toMatch(/^# .*\n\n> 2 pages, about 4 tokens/);
  expect(files.get('llms.txt')).not.toContain('/v0');
});

it('splits a section that is larger than a context window', () => {
  const long = 'word '.repeat(MAX_PART_TOKENS * 0.6);
  const files = filesOf([page('/apis', long), page('/storage', long)]);
  expect([...files.keys()].filter((name) => name.startsWith('llms/'))).toEqual([
    'llms/building-blocks-1.txt',
    'llms/building-blocks-2.txt',
  ]);
  expect(files.get('llms.txt')).toContain('[Building blocks, part 2 of 2]');
});
