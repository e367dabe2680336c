import fs from 'node:fs';
import path from 'node:path';
import { codeTabLanguages } from '../../contracts/code-language';
import { cloudTabs } from '../../contracts/reader-choices';

const css = fs.readFileSync(path.join(__dirname, 'styles.module.css'), 'utf8');

it.each([
  ...codeTabLanguages.map(({ id }) => `[data-code-language='${id}']`),
  ...Object.keys(cloudTabs).map((name) => `[data-cloud='${name}']`),
])('shows the choice %s in both of its lists', (selector) => {
  expect(css.split(selector)).toHaveLength(3);
});
