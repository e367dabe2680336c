import { changedFiles } from '../checkout';

/** A part of the sources with facts that only a person can read. */
interface HandCheck {
  repository: 'cli' | 'providers';
  paths: readonly string[];
  facts: string;
}

const handChecks: readonly HandCheck[] = [
  {
    repository: 'cli',
    paths: ['pkg/project', ':!pkg/project/stack'],
    facts: 'required keys, defaults in code, and preview features that are required',
  },
  { repository: 'cli', paths: ['pkg/project/stack'], facts: 'stack files that `stack new` writes' },
  { repository: 'cli', paths: ['cmd'], facts: 'flags without effect, and commands that changed' },
  {
    repository: 'providers',
    paths: ['cloud/*/deploy/*.go', 'cloud/*/deploytf/*.go'],
    facts:
      'cloud services, created resources, the permissions of deployers, required keys, and keys without effect',
  },
  {
    repository: 'providers',
    paths: ['cloud/*/deploytf/.nitric/modules'],
    facts: 'resources of Terraform, and the rights in the roles of gcptf and azuretf',
  },
];

interface Range {
  checkout: string;
  /** The release that the data described so far. */
  from: string;
}

/** Lists what to check by hand, with the command that shows the changes. */
export function handCheckLines(ranges: Readonly<Record<HandCheck['repository'], Range>>): string[] {
  return handChecks.flatMap(({ repository, paths, facts }) => {
    const { checkout, from } = ranges[repository];
    const files = changedFiles(checkout, `v${from}`, paths);
    if (files?.length === 0) {
      return [];
    }
    const count = files === undefined ? 'no tag to compare with' : `${files.length} changed files`;
    const quoted = paths.map((one) => `'${one}'`).join(' ');
    return [`- ${facts} (${count}):`, `  git -C ${checkout} diff v${from} HEAD -- ${quoted}`];
  });
}
