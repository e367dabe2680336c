/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { docSearchChanges } from './docsearch-changes';

const file = path.join(
  path.dirname(require.resolve('@docsearch/react/package.json')),
  'dist/esm/index.js',
);
const stock = fs.readFileSync(file, 'utf8');
const { multiple: changes } = docSearchChanges.options as {
  multiple: { search: string | RegExp; replace: string; strict: boolean }[];
};

interface LoaderContext {
  cacheable: () => void;
  getOptions: () => object;
  callback: (error: null, text: string) => void;
}
type Loader = (this: LoaderContext, source: string) => void;
const replaceStrings = jest.requireActual<Loader>('string-replace-loader');

/** DocSearch's script after the loader has run. */
function change(source: string): string {
  let changed = '';
  replaceStrings.call(
    {
      cacheable: () => undefined,
      getOptions: () => ({ multiple: changes }),
      callback: (_error, text) => (changed = text),
    },
    source,
  );
  return changed;
}

it('changes the modal to a dialog with a grid of rows and named lists', () => {
  const changed = change(stock);
  expect(() => transformSync(changed, { format: 'esm' })).not.toThrow();
  for (const role of ['dialog', 'grid', 'row']) {
    expect(changed).toContain(`role:"${role}"`);
  }
  expect(stock).toMatch(/role:"(?:listbox|option|button)"/);
  expect(changed).not.toMatch(/role:"(?:listbox|option|button)"/);
  expect(changed).toContain('"aria-modal":!0,"aria-label":"Search"');
});

it.each(changes)('fails the build if DocSearch lacks $search', ({ search }) => {
  expect(() => change(stock.replace(search, ''))).toThrow('Replace failed (strict mode)');
});
