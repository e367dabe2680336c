import { deployer, partTitles, type PartId } from '../../../src/config/node/data/deployer-data';
import { policyOf } from '../../../src/config/node/data/deployer-policy';
import { oneOf } from '../../lib/jsx-attributes';
import { code, codes, linked, markdown, text, type Cell } from './cells';
import type { FenceElement, TableElement } from './contracts';
import { wrappedJson } from './wrapped-json';

const partCell = (part: PartId): Cell => {
  const { title, page } = partTitles[part];
  return linked(text(title), page);
};

/** All actions of a row, in the order of the alphabet. */
const actionsOf = (grants: Readonly<Record<string, readonly string[]>>): string[] =>
  [...new Set(Object.values(grants).flat())].sort();

const actionTable: TableElement = {
  attributes: {},
  table: () => ({
    columns: ['Building block', 'Resource type or call', 'Actions'],
    endsInText: true,
    rows: deployer.aws.needs.map(({ block, type, call, grants }) => [
      partCell(block),
      type === undefined ? markdown(call ?? '') : code(type),
      codes(actionsOf(grants)),
    ]),
  }),
};

const roleTables = {
  gcp: () => ({
    columns: ['Building block', 'Role', 'Allows the deployer to'],
    endsInText: true,
    rows: deployer.gcp.map(({ block, role, use }) => [partCell(block), code(role), markdown(use)]),
  }),
  azure: () => ({
    columns: ['Building block', 'Resource provider', 'Resources', 'Role'],
    rows: deployer.azure.roles.map(({ block, provider, resources, role }) => [
      partCell(block),
      code(provider),
      markdown(resources),
      text(role),
    ]),
  }),
} as const;

const roleTable: TableElement = {
  attributes: { provider: true },
  table: ({ provider }) => roleTables[oneOf('provider', provider, ['gcp', 'azure'] as const)](),
};

const graphTable: TableElement = {
  attributes: {},
  table: () => ({
    columns: ['Permission', 'Allows the deployer to'],
    endsInText: true,
    rows: deployer.azure.graph.map(({ permission, use }) => [code(permission), markdown(use)]),
  }),
};

const policyFence: FenceElement = {
  attributes: { name: true },
  fence: ({ name }) => {
    const { policies } = deployer.aws;
    const id = oneOf(
      'name',
      name,
      policies.map((policy) => policy.id),
    );
    const blocks = policies.find((policy) => policy.id === id)?.blocks ?? [];
    return {
      lang: 'json',
      meta: `title="nitric-deployer-${id}.json"`,
      value: wrappedJson(policyOf(deployer.aws, blocks)),
    };
  },
};

export const deployerTables = {
  DeployerActionTable: actionTable,
  DeployerRoleTable: roleTable,
  DeployerGraphTable: graphTable,
} as const;

export const deployerFences = { DeployerPolicy: policyFence } as const;
