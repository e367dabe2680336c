import { deployer, partTitles, policyOf, type PartId } from '@nitric-docs/nitric-facts';
import { oneOf } from '../../lib/jsx-attributes';
import { code, codes, join, linked, markdown, text, type Cell } from './cells';
import { tableElement, type PageElement } from './element';
import { wrappedJson } from './wrapped-json';

const partCell = (part: PartId): Cell => {
  const { title, page } = partTitles[part];
  return linked(text(title), page);
};

/** All actions of a row, in the order of the alphabet. */
const actionsOf = (grants: Readonly<Record<string, readonly string[]>>): string[] =>
  [...new Set(Object.values(grants).flat())].sort();

interface ActionRow {
  parts: PartId[];
  name: Cell;
  actions: string[];
}

/** One row for each resource type. Building blocks that need the same actions for it share the row. */
function actionRows(): ActionRow[] {
  const rows = new Map<string, ActionRow>();
  for (const { block, type, call = '', grants } of deployer.aws.needs) {
    const actions = actionsOf(grants);
    const key = [type ?? call, ...actions].join(' ');
    const name = type === undefined ? markdown(call) : code(type);
    const { parts } = rows.get(key) ?? { parts: [] };
    rows.set(key, { parts: [...parts, block], name, actions });
  }
  return [...rows.values()];
}

const actionTable = tableElement({}, () => ({
  columns: ['Building block', 'Resource type or call', 'Actions'],
  rows: actionRows().map(({ parts, name, actions }) => [
    join(parts.map(partCell)),
    name,
    codes(actions),
  ]),
}));

const roleTables = {
  gcp: () => ({
    columns: ['Building block', 'Role', 'Allows the deployer to'],
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

const roleTable = tableElement({ provider: true }, ({ provider }) =>
  roleTables[oneOf('provider', provider, ['gcp', 'azure'] as const)](),
);

const graphTable = tableElement({}, () => ({
  columns: ['Permission', 'Allows the deployer to'],
  rows: deployer.azure.graph.map(({ permission, use }) => [code(permission), markdown(use)]),
}));

const policy: PageElement = {
  attributes: { name: true },
  content: ({ name }) => {
    const { policies } = deployer.aws;
    const ids = policies.map(({ id }) => id);
    const id = oneOf('name', name, ids);
    const blocks = policies.find((one) => one.id === id)?.blocks ?? [];
    const value = wrappedJson(policyOf(deployer.aws, blocks));
    return [{ type: 'code', lang: 'json', meta: `title="nitric-deployer-${id}.json"`, value }];
  },
};

/** Tables and a sample of what the deployer of an application needs. */
export const deployerElements = {
  DeployerActionTable: actionTable,
  DeployerRoleTable: roleTable,
  DeployerGraphTable: graphTable,
  DeployerPolicy: policy,
} as const;
