import type { DartApi, GoApi } from './schemas';

/** Formats a type: its header on one line, and then each member on its own. */
function formatType({ members, ...header }: (DartApi | GoApi)['types'][number]): string {
  const lines = members.map((member) => `\n      ${JSON.stringify(member)}`).join(',');
  const open = JSON.stringify(header).replace(/\}$/, '');
  return `    ${open}, "members": [${lines}${members.length > 0 ? '\n    ' : ''}]}`;
}

/** Formats the interface of an SDK as JSON, so that a diff between two releases reads like a change log. */
export function formatApi({ types, ...release }: DartApi | GoApi): string {
  const open = JSON.stringify(release, null, 2).replace(/\n\}$/, '');
  return `${open},\n  "types": [\n${types.map(formatType).join(',\n')}\n  ]\n}\n`;
}
