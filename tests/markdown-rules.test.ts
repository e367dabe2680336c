import fs from 'node:fs';
import path from 'node:path';
import { parseConfigFileTextToJson } from 'typescript';
import * as z from 'zod';
import { dataTables } from '../plugins/markdown/remark-data-tables';
import { builtComponents, importedComponents, mdxComponents } from '../src/mdx';

const rules = z.object({
  config: z.object({
    'no-inline-html': z.object({ allowed_elements: z.array(z.string()) }),
  }),
});

it('the Markdown rules accept exactly the components that pages can use', () => {
  const file = path.resolve(__dirname, '../.markdownlint-cli2.jsonc');
  const parsed = rules.parse(parseConfigFileTextToJson(file, fs.readFileSync(file, 'utf8')).config);
  expect([...parsed.config['no-inline-html'].allowed_elements].sort()).toEqual(
    [...Object.keys(mdxComponents), ...importedComponents, ...Object.keys(dataTables)]
      .filter((name) => !(name in builtComponents))
      .sort(),
  );
});
