import type { Diagnostic, Sample } from './contracts';

/**
 * A declaration of a resource with a literal name in any of the SDKs: `kv('gatecodes')`, `nitric.NewKv("gatecodes")`,
 * `Nitric.kv("gatecodes")`.
 */
const DECLARATION =
  /(?<![\w.])(?:[Nn]itric\.(?:INSTANCE\.)?)?(?:New)?(Api|Bucket|Collection|Job|Kv|Queue|Schedule|Secret|SqlDatabase|Sql|Topic|Websocket)(?:<[^()]*>)?\(\s*(["'`])([^"'`\n]*)\2/gi;

/** The rule of the Nitric CLI: lowercase words joined by single hyphens. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A key value store, or a collection in version 0, becomes a table on Azure, where names have no hyphens. */
const isStore = (kind: string): boolean => /^(?:kv|collection)$/i.test(kind);

/** A string template, such as `"$year-invoices"`, whose value isn't known. */
const isTemplate = (name: string): boolean => /[${]/.test(name);

function reasonFor(kind: string, name: string): string | undefined {
  if (isTemplate(name)) {
    return undefined;
  }
  if (!NAME.test(name)) {
    return `"${name}" isn't a valid name of a resource. Use lowercase words joined by single hyphens, such as "order-events".`;
  }
  return isStore(kind) && name.includes('-')
    ? `"${name}" isn't a valid name of a key value store on Azure. Leave out the hyphens: "${name.replaceAll('-', '')}".`
    : undefined;
}

/** Names that Nitric or one of the clouds rejects. */
export function resourceNameFindings({ code }: Pick<Sample, 'code'>): Diagnostic[] {
  return [...code.matchAll(DECLARATION)].flatMap((match) => {
    const [whole, kind = '', , name = ''] = match;
    const message = reasonFor(kind, name);
    if (message === undefined) {
      return [];
    }
    const before = code.slice(0, match.index + whole.lastIndexOf(name));
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return [{ line, column, code: 'resource-name', message }];
  });
}
