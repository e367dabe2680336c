import escapeStringRegexp from 'escape-string-regexp';

/** A change of DocSearch's script: what is replaced, by what, and how often it must be there. */
export interface Cut {
  /** What goes or changes; errors name it. */
  name: string;
  find: RegExp;
  replace: string;
  times: number;
}

/** A replacement in which nothing means a group of the pattern. */
const literal = (exact: string): string => exact.replaceAll('$', '$$$$');

/** Replaces a text, letter by letter. */
function swap(name: string, from: string, to: string, times = 1): Cut {
  return { name, find: new RegExp(escapeStringRegexp(from), 'g'), replace: literal(to), times };
}

/** Replaces all from one text up to another one, which stays. */
function cut(name: string, from: string, upTo: string, to = ''): Cut {
  const find = new RegExp(
    `${escapeStringRegexp(from)}[\\s\\S]*?(?=${escapeStringRegexp(upTo)})`,
    'g',
  );
  return { name, find, replace: literal(to), times: 1 };
}

/** What the site has a part of its own for, or no use. */
const unused: readonly Cut[] = [
  cut('Algolia client', 'function Cr(e){var t,r="algolia-client-js-"', 'var rn="3.9.0"'),
  cut(
    'making of a client, which `transformSearchClient` replaces',
    'function nn(t,r,n){return e.useMemo(',
    'var on=["footer","searchBox"]',
    'function nn(t,r,n){return e.useMemo((function(){return n({})}),[n])}',
  ),
  cut('search button', 'var A=e.forwardRef(', 'function x(e,t){var r=void 0;return function()'),
  cut('modal with a button and keys', 'function cn(t){var r=t.isOpen', 'export{'),
  {
    name: 'exports',
    find: /export\{[^}]*\};/g,
    replace: 'export{an as DocSearchModal};',
    times: 1,
  },
  cut(
    'logo of the hosted provider',
    'function Jt(t){var r=t.translations',
    'function Qt(t){return e.createElement("svg",{width:"15"',
    'function Jt(){return null}',
  ),
  {
    name: 'list of plugins for a crawler',
    find: /,function\(e\)\{var t,r,n=e\.metadata,o=e\.environment;.*?environment:r\.environment\}\)/g,
    replace: '',
    times: 1,
  },
];

/** Functions that a compiler added for browsers without symbols and object spread, in each file that was bundled. */
const helpers: readonly Cut[] = [
  {
    name: 'typeof for browsers without symbols',
    find: /function (\w+)\(e\)\{return \1="function"==typeof Symbol&&"symbol"==typeof Symbol\.iterator\?function\(e\)\{return typeof e\}:function\(e\)\{return e&&"function"==typeof Symbol&&e\.constructor===Symbol&&e!==Symbol\.prototype\?"symbol":typeof e\},\1\(e\)\}/g,
    replace: 'function $1(e){return typeof e}',
    times: 14,
  },
  {
    name: 'object spread',
    find: /function (\w+)\(e\)\{for\(var t=1;t<arguments\.length;t\+\+\)\{var r=null!=arguments\[t\]\?arguments\[t\]:\{\};t%2\?(\w+)\(Object\(r\),!0\)\.forEach\(\(function\(t\)\{\w+\(e,t,r\[t\]\)\}\)\):Object\.getOwnPropertyDescriptors\?Object\.defineProperties\(e,Object\.getOwnPropertyDescriptors\(r\)\):\2\(Object\(r\)\)\.forEach\(\(function\(t\)\{Object\.defineProperty\(e,t,Object\.getOwnPropertyDescriptor\(r,t\)\)\}\)\)\}return e\}/g,
    replace: 'function $1(){return Object.assign.apply(Object,arguments)}',
    times: 14,
  },
];

/** What DocSearch does anew each time that it draws, which is twice for each letter. */
const onceOnly: readonly Cut[] = [
  swap(
    'reading of the selected text, which makes the browser lay out the page',
    'Q=e.useRef("undefined"!=typeof window?window.getSelection().toString().slice(0,64):"").current',
    'Q=e.useState((function(){return window.getSelection().toString().slice(0,64)}))[0]',
  ),
  swap(
    'reading of favourite searches from storage',
    'G=e.useRef(xr({key:"__DOCSEARCH_FAVORITE_SEARCHES__".concat(o),limit:10})).current',
    'G=e.useState((function(){return xr({key:"__DOCSEARCH_FAVORITE_SEARCHES__".concat(o),limit:10})}))[0]',
  ),
  swap(
    'reading of recent searches from storage',
    'Y=e.useRef(xr({key:"__DOCSEARCH_RECENT_SEARCHES__".concat(o),limit:0===G.getAll().length?7:4})).current',
    'Y=e.useState((function(){return xr({key:"__DOCSEARCH_RECENT_SEARCHES__".concat(o),limit:0===G.getAll().length?7:4})}))[0]',
  ),
  swap(
    'drawing of the loading sign',
    'e.createElement("div",{className:"DocSearch-LoadingIndicator"},e.createElement(Gt,null))',
    'kr.loading=kr.loading||e.createElement("div",{className:"DocSearch-LoadingIndicator"},e.createElement(Gt,null))',
  ),
  swap(
    'drawing of the footer',
    'e.createElement(Wt,{translations:L})',
    'e.useMemo((function(){return e.createElement(Wt,{translations:L})}),[L])',
  ),
];

/**
 * An answer is drawn in the task that brings it, before the browser draws another frame. What autocomplete sets to what it
 * is anyway draws nothing: it says after each answer that the panel is open, and twice that it is idle.
 */
const atOnce: readonly Cut[] = [
  swap(
    'import of react-dom',
    'import{createPortal as o}from"react-dom"',
    'import{createPortal as o,flushSync as drawNow}from"react-dom"',
  ),
  swap(
    'setting of the state',
    'onStateChange:function(e){B(e.state)}',
    'onStateChange:function(e){e.state.collections===e.prevState.collections?B(e.state):drawNow((function(){B(e.state)}))}',
  ),
  swap(
    'setting of whether the panel is open',
    'case"setIsOpen":return Mt(',
    'case"setIsOpen":return e.isOpen===t.payload?e:Mt(',
  ),
  swap(
    'setting of the status',
    'case"setStatus":return Mt(',
    'case"setStatus":return e.status===t.payload?e:Mt(',
  ),
];

/**
 * DocSearch says that the whole modal is a button and that every result is an option, and neither may hold links and
 * buttons. A dialog with a grid of rows may (ARIA 1.2). It also names lists that it doesn't draw because they are empty.
 */
const roles: readonly Cut[] = [
  swap(
    'role of the modal',
    'm({ref:F},re({"aria-expanded":!0}),{className:["DocSearch","DocSearch-Container"',
    'm({ref:F},{"aria-modal":!0,"aria-label":"Search"},{className:["DocSearch","DocSearch-Container"',
  ),
  swap(
    'button of the modal',
    'role:"button",tabIndex:0,onMouseDown:',
    'role:"dialog",onMouseDown:',
  ),
  swap('role of a list', 'return It({role:"listbox",', 'return It({role:"grid",'),
  swap('role of a result', 'role:"option","aria-selected":', 'role:"row","aria-selected":'),
  swap(
    'names of lists, which all had the same one',
    'e.createElement("ul",t.getListProps(),',
    'e.createElement("ul",t.getListProps({source:t.collection.source}),',
  ),
  swap(
    'names of empty lists',
    'n.getState().collections.map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" "):void 0',
    'n.getState().collections.filter((function(e){return e.items.length})).map((function(e){return we(t.id,"list",e.source)})).join(" ")||void 0:void 0',
    2,
  ),
];

/** The list of results is the site's own. */
const results: readonly Cut[] = [
  cut(
    'list of results',
    'function wr(t){return e.createElement("div",{className:"DocSearch-Dropdown-Container"}',
    'var Er=["translations"]',
  ),
];

export const cuts: readonly Cut[] = [
  ...unused,
  ...helpers,
  ...onceOnly,
  ...atOnce,
  ...roles,
  ...results,
];
