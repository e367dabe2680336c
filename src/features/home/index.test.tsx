import { render, screen, within } from '@testing-library/react';
import { createdResources, declarations } from '../../config/code-to-cloud';
import { installCommands } from '../../config/install-commands';
import { sdks } from '../../config/sdks';
import { CodeBlock } from '../code/CodeBlock';
import { CodeGroup } from '../code/CodeGroup';
import { Claim, CodeToCloud, Facts, LibraryList, Start } from '.';

const marked = [
  'const receipts = bucket("receipts").allow("write")',
  'const shop = api("shop")',
  'shop.post("/orders", async (ctx) =&gt; {',
]
  .map((line) => `<span class="code-mark">${line}\n</span>`)
  .join('');

it('starts with a claim as the title', () => {
  render(<Claim reader="Write the backend." nitric="Nitric creates the cloud." />);
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: 'Write the backend. Nitric creates the cloud.',
    }),
  ).toBeVisible();
});

it('has a command with a Copy button for each operating system', () => {
  render(<Start>Links</Start>);
  expect(screen.getByRole('combobox', { name: 'Operating system' })).toHaveDisplayValue('macOS');
  for (const { label, command } of installCommands) {
    const button = screen.getByRole('button', { name: `Copy install command for ${label}` });
    expect(button.closest('[data-code]')?.querySelector('pre > code')).toHaveTextContent(
      command.replace('\n', ' '),
    );
  }
});

it('shows what the sample becomes on each cloud, with the numbers of its lines', () => {
  render(
    <CodeToCloud>
      <CodeGroup>
        <CodeBlock lang="typescript" html={marked} />
        <CodeBlock lang="python" html={marked} />
      </CodeGroup>
    </CodeToCloud>,
  );
  const figure = screen.getByRole('figure');
  const panel = within(figure).getByRole('tabpanel', { name: 'AWS' });
  const resources = within(panel).getAllByRole('listitem');
  expect(resources.map(({ textContent }) => textContent)).toEqual(
    createdResources.aws.map(({ name, detail }) => name + detail.replace(/`/g, '')),
  );
  expect(resources).toHaveLength(declarations.length);
  const code = within(figure).getByRole('tabpanel', { name: 'TypeScript' });
  const numbers = [...code.querySelectorAll('[data-declares]')].map((line) =>
    line.getAttribute('data-declares'),
  );
  expect(numbers).toEqual(['1 2', '3', '4']);
});

it('names the license, the clouds, the SDKs, and the releases with their months', () => {
  render(<Facts />);
  expect(screen.getByText('AWS, Google Cloud, or Azure')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Free, Apache 2\.0/ })).toHaveAttribute('href', '/faq');
  expect(screen.getByRole('link', { name: 'Node.js and Python' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^CLI \d+\.\d+\.\d+, \w+ \d{4}$/ })).toBeVisible();
});

it('links to each SDK, with its package, its versions from the newest, and its status', () => {
  render(<LibraryList />);
  expect(screen.getAllByRole('link')).toHaveLength(sdks.length);
  expect(screen.getByRole('link', { name: /^Node\.js ?@nitric\/sdk · v1, v0$/ })).toHaveAttribute(
    'href',
    '/reference/nodejs',
  );
  expect(screen.getByRole('link', { name: /^Go.*Experimental$/ })).toBeVisible();
});
