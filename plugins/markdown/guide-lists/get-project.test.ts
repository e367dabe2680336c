import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { textOf, withElements } from '../../../tests/lib/page-tree';
import { testFolder } from '../../../tests/lib/test-folder';
import type { Guide } from '../../../src/contracts/guide';

const site = testFolder();

function pageWith(guide?: Guide): Promise<Root> {
  const frontMatter = { title: 'Chat', description: 'Chat.', guide };
  return withElements('<GetProject />', 'docs/guides/chat.mdx', site.path, { frontMatter });
}

it('links the project of the guide as an archive and in a container of its language', async () => {
  site.write('examples/chat/package.json', '{}');
  const tree = await pageWith({
    kind: 'example',
    project: 'examples/chat',
    result: 'A chat that runs anywhere',
    minutes: 10,
    clouds: ['aws'],
    topics: ['websockets'],
  });
  const hrefs: unknown[] = [];
  visit(tree, 'mdxJsxTextElement', ({ attributes: [href] }) => void hrefs.push(href?.value));
  expect(hrefs).toEqual(['/docs/examples/chat.zip']);
  const text = textOf(tree);
  expect(text).toContain('download it as a ZIP file');
  expect(text).toContain('devcontainer_path=.devcontainer%2Fnodejs%2Fdevcontainer.json');
  expect(text).toContain('with the Nitric CLI, Docker, and Node.js');
});

it('is rejected on a page without a project', async () => {
  await expect(pageWith()).rejects.toThrow('has no "guide.project"');
});
