import type { Configuration, RuleSetRule } from 'webpack';

/**
 * Options of all loaders of a compilation. Callers must change them in place, because Docusaurus merges a plugin's rules and can't
 * replace its own.
 */
export function* loaderOptionsOf({ module }: Configuration): Generator<Record<string, unknown>> {
  for (const rule of (module?.rules ?? []) as RuleSetRule[]) {
    for (const { options } of (Array.isArray(rule.use) ? rule.use : []) as {
      options?: Record<string, unknown>;
    }[]) {
      if (options) {
        yield options;
      }
    }
  }
}
