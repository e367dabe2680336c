// npx tsx packages/prose/src/main.ts <page or folder>...: prints the mistakes in the English of pages, and exits with 1 if there are any.
import { loadLinterFormatter } from 'textlint';
import { createProseLinter } from '.';

async function main(): Promise<void> {
  const pages = process.argv.slice(2);
  if (pages.length === 0) {
    throw new Error('Pass pages or folders, such as docs or docs/apis.mdx.');
  }
  const results = await createProseLinter('.cache').lintFiles(pages);
  const faulty = results.filter(({ messages }) => messages.length > 0);
  const formatter = await loadLinterFormatter({ formatterName: 'unix' });
  process.stdout.write(formatter.format(faulty));
  process.exitCode = faulty.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(`prose: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
});
