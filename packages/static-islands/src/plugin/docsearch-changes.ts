import type { RuleSetRule } from 'webpack';

/** An exact part of DocSearch's script, and the replacement of its first occurrence. */
type Replacement = readonly [search: string, replace: string];

/** The script contains it twice. */
const listNames: Replacement = [
  'n.getState().collections.map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" "):void 0',
  'n.getState().collections.filter((function(e){return e.items.length})).map((function(e){return we(t.id,"list",e.source)})).join(" ")||void 0:void 0',
];

/**
 * Accessibility fixes. DocSearch 3.9 gives the modal the role of a button and each result the role of an option, which can't contain
 * links or buttons. A dialog with a grid of rows can (ARIA 1.2). DocSearch also gives all lists the same name, and references empty
 * lists, which it doesn't render.
 */
const replacements: readonly Replacement[] = [
  [
    'm({ref:F},re({"aria-expanded":!0}),{className:["DocSearch","DocSearch-Container"',
    'm({ref:F},{"aria-modal":!0,"aria-label":"Search"},{className:["DocSearch","DocSearch-Container"',
  ],
  ['role:"button",tabIndex:0,onMouseDown:', 'role:"dialog",onMouseDown:'],
  ['return It({role:"listbox",', 'return It({role:"grid",'],
  ['role:"option","aria-selected":', 'role:"row","aria-selected":'],
  [
    'e.createElement("ul",t.getListProps(),',
    'e.createElement("ul",t.getListProps({source:t.collection.source}),',
  ],
  listNames,
  listNames,
];

/** Removes DocSearch's Algolia client, a third of the script, because `transformSearchClient` replaces it. */
const withoutClient = [
  {
    search: /function Cr\(e\)\{var t,r="algolia-client-js-"[\s\S]*?(?=var rn="3\.9\.0")/,
    replace: '',
  },
  {
    search: /function nn\(t,r,n\)\{return e\.useMemo\([\s\S]*?(?=var on=\["footer","searchBox"\])/,
    replace: 'function nn(t,r,n){return e.useMemo((function(){return n({})}),[n])}',
  },
];

/** Patches DocSearch's script, in builds and in the development server. Other releases fail the build (`strict`). */
export const docSearchChanges: RuleSetRule = {
  test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
  loader: require.resolve('string-replace-loader'),
  options: {
    multiple: [
      ...replacements.map(([search, replace]) => ({ search, replace })),
      ...withoutClient,
    ].map((replacement) => ({ ...replacement, strict: true })),
  },
};
