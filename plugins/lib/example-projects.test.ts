import fs from 'node:fs';
import path from 'node:path';
import { EXAMPLES_FOLDER, readProjects } from '@nitric-docs/sample-checks/examples';
import { devContainerFile, languageOfExample } from './example-projects';

const siteDir = process.cwd();
const projects = readProjects(siteDir).map(({ name }) => `${EXAMPLES_FOLDER}/${name}`);

const read = (file: string): string | undefined => {
  const absolute = path.join(siteDir, file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : undefined;
};

it('has the container of its language in each project, so that a copied project opens in it', () => {
  const repairs = projects.flatMap((project) => {
    const original = devContainerFile(languageOfExample(siteDir, project));
    const copy = `${project}/.devcontainer/devcontainer.json`;
    return read(copy) === read(original) ? [] : [`install -D -m 644 ${original} ${copy}`];
  });
  expect({ commandsThatRepairIt: repairs }).toEqual({ commandsThatRepairIt: [] });
});

it('names a project in an unknown language', () => {
  expect(() => languageOfExample(siteDir, 'examples/chat')).toThrow(
    'examples/chat has none of these files: package.json, ',
  );
});
