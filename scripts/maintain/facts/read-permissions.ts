import path from 'node:path';
import { parse, type Enum } from 'protobufjs';
import {
  descendants,
  elementsOf,
  parseGo,
  readText,
  SourceError,
  stringsIn,
  unreadable,
} from './go-source';

const PROTO = 'nitric/proto/resources/v1/resources.proto';

/** Rights in a cloud. Only Azure has separate rights for data. */
export interface Rights {
  actions: string[];
  dataActions?: string[];
}

/** Reads the names of all actions: `BucketFileGet`. */
export function readActions(checkout: string): string[] {
  const text = readText(checkout, PROTO);
  try {
    const { root } = parse(text, { keepCase: true });
    const action: Enum = root.lookupEnum('nitric.proto.resources.v1.Action');
    return Object.keys(action.values);
  } catch (error) {
    throw new SourceError(
      `${PROTO}: has no enum Action that can be read (${String(error)}). Change ${path.basename(__filename)} in scripts/maintain/facts.`,
      { cause: error },
    );
  }
}

/**
 * Reads the rights that a Go map grants for each action.
 * @param file the file with a map whose keys are `…Action_BucketFileGet`
 */
export async function readRights(checkout: string, file: string): Promise<Map<string, Rights>> {
  const [source] = await parseGo(checkout, file);
  const maps = source
    ? descendants(source.root, 'composite_literal').filter((literal) =>
        /^map\[[\w.]*Action\](?:\[\]string|RoleDefinition)$/.test(
          literal.childForFieldName('type')?.text ?? '',
        ),
      )
    : [];
  const [map] = maps.filter((literal) => elementsOf(literal).length > 0);
  if (!source || !map) {
    throw new SourceError(
      `${file}: has no map from actions to rights. If it moved, change its path in scripts/maintain/facts/read-providers.ts.`,
    );
  }
  return new Map(
    elementsOf(map).map(({ key, value }): [string, Rights] => {
      const action = /Action_(\w+)$/.exec(key.text)?.[1];
      if (action === undefined) {
        throw unreadable(source, key, 'the action');
      }
      const fields = new Map(
        descendants(value, 'keyed_element').flatMap((element) => {
          const [name, content] = [element.namedChild(0), element.namedChild(1)];
          return name && content ? [[name.text, stringsIn(content)] as const] : [];
        }),
      );
      const dataActions = fields.get('DataActions');
      return [
        action,
        dataActions
          ? { actions: fields.get('Actions') ?? [], dataActions }
          : { actions: stringsIn(value) },
      ];
    }),
  );
}
