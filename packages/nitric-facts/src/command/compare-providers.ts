import type { ProviderId, ProvidersContent } from '../provider-data';
import { updateKeys, type Update } from './compare-keys';
import type { KeyFacts } from './read-go';
import type { Rights } from './read-sources';

export interface ProviderFacts {
  keys: KeyFacts[];
  /** Undefined if they have to be compared by hand. */
  rights?: Readonly<Record<string, Rights>> | undefined;
}

export interface ProvidersFacts {
  actions: string[];
  providers: Partial<Record<ProviderId, ProviderFacts>>;
}

type ProviderContent = ProvidersContent['providers'][ProviderId];
type GrantContent = ProviderContent['grants'][number];
type Permissions = ProvidersContent['permissions'];

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

function updateGrant(
  grant: GrantContent,
  permissions: Permissions,
  rights: NonNullable<ProviderFacts['rights']>,
): Update<GrantContent> {
  const { actions = [] } =
    permissions.find(
      ({ block, permission }) => block === grant.block && permission === grant.permission,
    ) ?? {};
  const found = actions.flatMap((action) => rights[action] ?? []);
  const own = [...new Set(found.flatMap((one) => one.actions))];
  const data = [...new Set(found.flatMap(({ dataActions = [] }) => dataActions))];
  if (isSameSet(own, grant.actions) && isSameSet(data, grant.dataActions ?? [])) {
    return { content: grant, changes: [] };
  }
  return {
    content: { ...grant, actions: own, ...(grant.dataActions ? { dataActions: data } : {}) },
    changes: [`  ~ ${grant.block} ${grant.permission}: ${[...own, ...data].join(', ') || 'none'}`],
  };
}

function updateProvider(
  id: ProviderId,
  old: ProviderContent,
  { keys, rights }: ProviderFacts,
  permissions: Permissions,
): Update<ProviderContent> {
  const rows = updateKeys(`nitric/${id}`, old.keys, keys);
  const grants = rights ? old.grants.map((grant) => updateGrant(grant, permissions, rights)) : [];
  const granted = permissions.filter(({ block, permission }) =>
    old.grants.some((grant) => grant.block === block && grant.permission === permission),
  );
  const known = granted.flatMap(({ actions }) => actions);
  const missing = Object.keys(rights ?? {}).filter((action) => !known.includes(action));
  const changes = grants.flatMap((grant) => grant.changes);
  return {
    content: {
      ...old,
      keys: rows.content,
      grants: rights ? grants.map(({ content }) => content) : old.grants,
    },
    changes: [
      ...rows.changes,
      ...(changes.length > 0 ? [`nitric/${id}: rights`, ...changes] : []),
      ...missing.map(
        (action) => `nitric/${id}: grants rights for ${action}. Add the block and its grant.`,
      ),
    ],
  };
}

function changedActions(permissions: Permissions, actions: readonly string[]): string[] {
  const known = permissions.flatMap((permission) => permission.actions);
  return [
    ...actions
      .filter((action) => !known.includes(action))
      .map((action) => `+ action ${action}. Add it to "permissions".`),
    ...known
      .filter((action) => !actions.includes(action))
      .map((action) => `- action ${action}. Remove it from "permissions".`),
  ];
}

/** Updates the data of the providers to the facts of a release. */
export function updateProviders(
  old: ProvidersContent,
  facts: ProvidersFacts,
  release: string,
): Update<ProvidersContent> {
  const providers = { ...old.providers };
  const changes = changedActions(old.permissions, facts.actions);
  for (const [name, fact] of Object.entries(facts.providers)) {
    const id = name as ProviderId;
    const update = updateProvider(id, old.providers[id], fact, old.permissions);
    providers[id] = update.content;
    changes.push(...update.changes);
  }
  const source = old.source.replaceAll(`v${old.release}`, `v${release}`);
  return { content: { ...old, release, source, providers }, changes };
}
