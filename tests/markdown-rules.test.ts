import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { testFolder } from './lib/test-folder';

const siteDir = path.resolve(__dirname, '..');

const folder = testFolder();

function lint(...args: string[]): string {
  const command = path.join(siteDir, 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs');
  const config = ['--config', path.join(siteDir, '.markdownlint-cli2.mjs'), '--no-globs'];
  return spawnSync(process.execPath, [command, ...config, ...args], {
    cwd: folder.path,
    encoding: 'utf8',
  }).stderr;
}

/** The problems that markdownlint finds in a page, by line. */
function problemsIn(page: string, file = 'docs/page.mdx'): string[] {
  folder.write(file, `# Page\n\n${page}\n`);
  return [...lint(file).matchAll(/:(\d+)\S* error (\S+) .*?\[(.*?)\](?: \[Context.*)?$/gm)].map(
    ([, line, rule, detail]) => `${line} ${rule} ${detail}`,
  );
}

it('refuses HTML in pages', () => {
  const page = `Text<br />with <i>tags</i>.

<Columns>
  <div className="a">

Text

  </div>
</Columns>

| A | B |
| --- | --- |
| a<br />b | <Icon /> |`;
  expect(problemsIn(page)).toEqual([
    '3 no-html <br>',
    '3 no-html <i>',
    '6 no-html <div>',
    '15 no-html <br>',
  ]);
});

// The rules accept everything else that pages have: `npm run lint` reads them.

const CURRENT = 'docs/reference/go/storage/bucket.mdx';
const FROZEN = 'versioned_docs/version-go-v0/index.mdx';

it('refuses links of an SDK that a frozen copy would not keep in its version', () => {
  const page = `[\`a\`](/reference/go "Title") [other](/reference/golang)
[a](/reference/go#start)
[a](/reference/go/storage/bucket-on) [b](/reference/go/api/api?tab=a#b)
[a](./bucket-on) [b][b]
[a](../../../storage.mdx)

[b]: /reference/go/api/api

<Card
  href="/reference/go/api/api"
  name="/reference/go" />`;
  expect(problemsIn(page, CURRENT)).toEqual([
    '3 sdk-links /reference/go. Write ../index.mdx',
    '4 sdk-links /reference/go#start. Write ../index.mdx#start',
    '5 sdk-links /reference/go/storage/bucket-on. Write ./bucket-on.mdx',
    '5 sdk-links /reference/go/api/api?tab=a#b. Write ../api/api.mdx?tab=a#b',
    '6 sdk-links ./bucket-on. Write the path with its extension, such as ./api-get.mdx',
    '7 sdk-links ../../../storage.mdx. Write an address from the root, such as /storage',
    '9 sdk-links /reference/go/api/api. Write ../api/api.mdx',
    '12 sdk-links /reference/go/api/api in a component. Use a link in Markdown',
  ]);
  expect(
    problemsIn('[a](/reference/go/v0/api/api)\n[b](../version-go-v1/index.mdx)', FROZEN),
  ).toEqual([
    '3 sdk-links /reference/go/v0/api/api. Write ./api/api.mdx',
    '4 sdk-links ../version-go-v1/index.mdx. Write an address from the root, such as /storage',
  ]);
});

it('replaces addresses with --fix', () => {
  problemsIn('%release:go% [a](/reference/go/api/api#b), [`c`](</reference/go>)', CURRENT);
  lint('--fix', CURRENT);
  expect(folder.read(CURRENT)).toContain(
    '%release:go% [a](../api/api.mdx#b), [`c`](<../index.mdx>)',
  );
});
