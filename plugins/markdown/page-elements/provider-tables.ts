import {
  blockIds,
  blockTitles,
  permissions,
  providerIds,
  providers,
  type BlockId,
  type Grant,
  type Permission,
  type Provider,
  type ProviderId,
} from '@nitric-docs/nitric-facts';
import { code, codes, linked, markdown, text, type Cell, type DataTable } from './cells';
import { oneOf } from '../../lib/jsx-attributes';
import { tableElement } from './element';
import { keyTable, selectKeys } from './key-table';

const providerOf = (value: string | undefined): Provider =>
  providers[oneOf('provider', value, providerIds)];

/** The providers in tables that compare clouds: one for each cloud. */
const pulumiProviders: readonly ProviderId[] = providerIds.filter(
  (id) => providers[id].engine === 'Pulumi',
);

const blocksWithPermissions = blockIds.filter((id) =>
  permissions.some(({ block }) => block === id),
);

const titleOf = (block: BlockId): Cell => {
  const { title, page } = blockTitles[block];
  return linked(text(title), page);
};

/** A resource, with a link to the permissions section of its page. */
const resourceOf = (block: BlockId): Cell => {
  const { resource, page } = blockTitles[block];
  return linked(text(resource), page && `${page}#permissions`);
};

const permissionName = ({ permission, implicit }: Permission): Cell =>
  implicit ? text('Granted automatically') : code(permission);

const isFor =
  ({ block, permission }: Permission) =>
  (grant: Grant): boolean =>
    grant.block === block && grant.permission === permission;

/** The cloud service for a block, with a link to the provider's page about it. */
const serviceCell = (provider: Provider, block: BlockId): Cell => {
  const { service, page, preview } = provider.blocks[block];
  if (service === undefined) {
    return text('Not supported');
  }
  const note: Cell =
    preview === undefined
      ? []
      : [
          ...text(' ('),
          ...linked(text('preview'), `/reference/preview-features#${preview}`),
          ...text(')'),
        ];
  return [...linked(markdown(service), page), ...note];
};

/** The actions that a cloud grants. Azure has a second column for actions on data. */
const grantCells = (grant: Grant | undefined): Cell[] =>
  grant === undefined
    ? [text('Not supported')]
    : [codes(grant.actions), ...(grant.dataActions ? [codes(grant.dataActions)] : [])];

const allGrants = (grant: Grant | undefined): Cell =>
  grant === undefined
    ? text('Not supported')
    : codes([...grant.actions, ...(grant.dataActions ?? [])]);

function permissionsOf(block: string | undefined): readonly Permission[] {
  const id = block === undefined ? undefined : oneOf('block', block, blocksWithPermissions);
  return permissions.filter((permission) => id === undefined || permission.block === id);
}

const sdkPermissions = (): DataTable => ({
  columns: ['Resource', 'Permission', 'Nitric actions', 'Allows services to'],
  rows: permissions.map((permission) => [
    resourceOf(permission.block),
    permissionName(permission),
    codes(permission.actions),
    markdown(permission.allows),
  ]),
});

const permissionsByCloud = (block: string): DataTable => ({
  columns: [
    'Permission',
    'Allows services to',
    ...pulumiProviders.map((id) => providers[id].cloud),
  ],
  rows: permissionsOf(block).map((permission) => [
    permissionName(permission),
    markdown(permission.allows),
    ...pulumiProviders.map((id) => allGrants(providers[id].grants.find(isFor(permission)))),
  ]),
});

function permissionsOfProvider(provider: Provider, block: string | undefined): DataTable {
  const rows = permissionsOf(block).flatMap((permission) => {
    const grant = provider.grants.find(isFor(permission));
    return grant ? [{ permission, grant }] : [];
  });
  const hasDataActions = rows.some(({ grant }) => grant.dataActions);
  return {
    columns: [
      ...(block === undefined ? ['Resource'] : []),
      'Permission',
      provider.actionsLabel,
      ...(hasDataActions ? ['Data actions'] : []),
    ],
    rows: rows.map(({ permission, grant }) => [
      ...(block === undefined ? [resourceOf(permission.block)] : []),
      permissionName(permission),
      ...grantCells(grant),
    ]),
  };
}

const permissionTable = tableElement({ provider: false, block: false }, ({ provider, block }) => {
  if (provider !== undefined) {
    return permissionsOfProvider(providerOf(provider), block);
  }
  return block === undefined ? sdkPermissions() : permissionsByCloud(block);
});

const configTable = tableElement({ provider: true, keys: false }, ({ provider, keys }, context) =>
  keyTable(selectKeys(providerOf(provider).keys, keys), context),
);

const servicesByCloud = (): DataTable => ({
  columns: ['Building block', ...pulumiProviders.map((id) => providers[id].cloud)],
  rows: blockIds.map((block) => [
    titleOf(block),
    ...pulumiProviders.map((id) => serviceCell(providers[id], block)),
  ]),
});

const servicesOfProvider = (provider: Provider): DataTable => ({
  columns: ['Building block', 'Cloud service'],
  rows: blockIds.map((block) => [titleOf(block), serviceCell(provider, block)]),
});

function resourcesOfBlock(provider: Provider, block: string): DataTable {
  const { resources = [] } = provider.blocks[oneOf('block', block, blockIds)];
  return {
    columns: ['Resource', 'Created'],
    rows: resources.map(({ resource, when }) => [markdown(resource), markdown(when)]),
  };
}

const resourceTable = tableElement({ provider: false, block: false }, ({ provider, block }) => {
  if (provider === undefined) {
    if (block !== undefined) {
      throw new Error(
        `block requires the attribute provider. Accepted: ${providerIds.join(', ')}.`,
      );
    }
    return servicesByCloud();
  }
  const found = providerOf(provider);
  return block === undefined ? servicesOfProvider(found) : resourcesOfBlock(found, block);
});

export const providerTables = {
  PermissionTable: permissionTable,
  ConfigTable: configTable,
  ResourceTable: resourceTable,
} as const;
