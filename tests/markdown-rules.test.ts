/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '..');

/** The problems that markdownlint finds in a page, by line. */
function problemsIn(page: string): string[] {
  const command = path.join(siteDir, 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs');
  const { stderr } = spawnSync(process.execPath, [command, '--no-globs', '-'], {
    cwd: siteDir,
    input: `# Page\n\n${page}\n`,
    encoding: 'utf8',
  });
  return [...stderr.matchAll(/^stdin:(\d+).* error (\S+) .*\[(.*)\]$/gm)].map(
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

it('accepts components, and tags in values and code', () => {
  const page = `<Property name="data" type="Record<string, any>" required>

A \`<br />\`.

\`\`\`html
<p>Text</p>
\`\`\`

</Property>`;
  expect(problemsIn(page)).toEqual([]);
});
