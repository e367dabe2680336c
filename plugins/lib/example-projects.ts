import fs from 'node:fs';
import path from 'node:path';
import { links } from '../../src/config/site';

/** The languages of examples, by the file that lists their packages. */
const languages = [
  { id: 'nodejs', manifest: 'package.json' },
  { id: 'python', manifest: 'pyproject.toml' },
  { id: 'go', manifest: 'go.mod' },
  { id: 'dart', manifest: 'pubspec.yaml' },
] as const;

export type ExampleLanguage = (typeof languages)[number];

/** @throws if the project has no list of packages that is known here */
export function languageOfExample(siteDir: string, project: string): ExampleLanguage {
  const found = languages.find(({ manifest }) =>
    fs.existsSync(path.join(siteDir, project, manifest)),
  );
  if (!found) {
    const accepted = languages.map(({ manifest }) => manifest).join(', ');
    throw new Error(
      `${project} has none of these files: ${accepted}. Add the one of its language.`,
    );
  }
  return found;
}

/** The configuration of the container in which the projects of a language are opened, relative to the root of the site. */
export const devContainerFile = ({ id }: ExampleLanguage): string =>
  `.devcontainer/${id}/devcontainer.json`;

/** Address that opens the repository on GitHub in a container with the tools of a language. */
export const codespaceAddress = (language: ExampleLanguage): string =>
  `${links.docsRepository.replace('//github.com', '//codespaces.new')}?devcontainer_path=${encodeURIComponent(devContainerFile(language))}`;

/** Address of the ZIP file of a project, which the build writes. */
export const archiveAddress = (project: string): string =>
  `/examples/${path.basename(project)}.zip`;
