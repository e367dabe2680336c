/**
 * Marks tests of what only static pages do: they are light, answer before their scripts have loaded, and survive a deployment. The
 * tests of Docusaurus' own client (`DOCS_CLIENT=stock`) leave them out.
 */
export const STATIC = { tag: '@static' };
