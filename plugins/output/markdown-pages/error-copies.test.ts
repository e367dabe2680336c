import { errorMessages } from '@nitric-docs/nitric-facts';
import { errorCopies } from './error-copies';

const copies = errorCopies('https://nitric.io');

test('each message has a copy of at most 1 kB with its cause, its fix, and links to copies', () => {
  expect(copies).toHaveLength(errorMessages.length);
  expect(copies.filter(({ content }) => Buffer.byteLength(content) > 1000)).toEqual([]);
  expect(copies.flatMap(({ content }) => content.match(/\]\((?!https:).*?\)/) ?? [])).toEqual([]);
  expect(copies[0]).toEqual({
    name: 'e/nitric-yaml-not-found.md',
    content: `# Error message of Nitric

\`\`\`text
error loading nitric.yaml: nitric.yaml not found in <folder>. Check that you are in the root directory of a nitric project
\`\`\`

**Cause:** You ran the command in a folder that doesn't contain \`nitric.yaml\`.

**Fix:** Change to the folder of the project, or create a project with \`nitric new\`. See [Create your first project](https://nitric.io/docs/getting-started/quickstart.md#create-a-project).

Page: https://nitric.io/docs/support/errors#nitric-yaml-not-found
`,
  });
});
