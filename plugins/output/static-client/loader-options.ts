import type { Configuration, RuleSetRule } from 'webpack';

/**
 * Options of all loaders of a compilation. They are changed in place: Docusaurus merges rules of a plugin into its own, and never
 * replaces one.
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
