import type { RuleSetRule } from 'webpack';

/** A part of DocSearch's script, letter by letter, and what takes the place of its first occurrence. */
type Replacement = readonly [search: string, replace: string];

/** It stands there twice. */
const namesOfLists: Replacement = [
  'n.getState().collections.map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" "):void 0',
  'n.getState().collections.filter((function(e){return e.items.length})).map((function(e){return we(t.id,"list",e.source)})).join(" ")||void 0:void 0',
];

/**
 * DocSearch 3.9 says that the whole modal is a button and that every result is an option, and neither may hold links and
 * buttons. A dialog with a grid of rows may (ARIA 1.2). It also gives all lists the same name, and names lists that it doesn't
 * draw because they are empty.
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
  namesOfLists,
  namesOfLists,
];

/** DocSearch's client of the hosted provider, a third of its script: `transformSearchClient` puts ours in its place. */
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

/** Changes DocSearch's script, in builds and in the development server. Another release of DocSearch stops both (`strict`). */
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
