import type { Action } from './protocol';

/** Inserts values of earlier responses for `${name}`. */
export function withVariables(action: Action, values: Readonly<Record<string, string>>): Action {
  const text = JSON.stringify(action).replace(/\$\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : JSON.stringify(value).slice(1, -1);
  });
  return JSON.parse(text) as Action;
}

function valueAt(path: string, body: string): string | undefined {
  if (path === '') {
    return body;
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  for (const name of path.split('.')) {
    value = Object.hasOwn(Object(value) as object, name)
      ? (value as Record<string, unknown>)[name]
      : undefined;
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Takes values from a response: name and path, such as `items.0.id`. Values that don't exist are left out. */
export function saved(
  paths: Readonly<Record<string, string>>,
  body: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) => {
      const value = valueAt(path, body);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
