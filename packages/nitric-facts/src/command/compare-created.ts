import type { DeployerContent } from '../deployer-data';
import type { Update } from './compare-keys';

type CreatedResource = DeployerContent['aws']['created'][number];

const lineOf = ({ type, source }: CreatedResource): string => `${type} in ${source}`;

/** Updates the list of the resource types that the AWS provider creates. The test of the data finds types without actions. */
export function updateCreated(
  old: DeployerContent,
  created: readonly CreatedResource[],
  release: string,
): Update<DeployerContent> {
  const before = old.aws.created.map(lineOf);
  const after = created.map(lineOf);
  const changes = [
    ...after
      .filter((line) => !before.includes(line))
      .map((line) => `+ ${line}. Add its actions to "needs".`),
    ...before
      .filter((line) => !after.includes(line))
      .map((line) => `- ${line}. Remove its actions from "needs".`),
  ];
  return {
    content: {
      ...old,
      release,
      source: old.source.replaceAll(`v${old.release}`, `v${release}`),
      aws: { ...old.aws, created: [...created] },
    },
    changes: changes.length > 0 ? ['Permissions of deployers', ...changes] : [],
  };
}
