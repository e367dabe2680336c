import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { createElement, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { IslandProps } from '.';
import { ISLAND_ELEMENT, ISLAND_LOAD, ISLAND_NAME, ISLAND_PROPS, OPENS_FIELD } from './attributes';
import { checkJson } from './check-json';
import { renderInIsland } from '../static-react/in-island';
import { modules } from './island-modules';

function nameOf(component: unknown): string {
  const file = modules
    .keys()
    .find((key) => (modules(key) as { default: unknown }).default === component);
  if (!file) {
    const { name } = component as { name?: string };
    throw new Error(
      `<Island>: ${name ?? String(component)} isn't an island. Use one element of a component that is the default export of a ` +
        'module in the folder of islands.',
    );
  }
  return file.slice('./'.length, -'.tsx'.length);
}

/** Links to pages of the site, and the elements that links can lead to. */
const LINK = /<a [^>]*?href="([/#][^"]*)"/g;
const ANCHOR = / id="([^"]+)"/g;
const matches = (pattern: RegExp, html: string): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** React puts preload hints for images first, but browser/islands.ts expects the child as the first element. */
const withoutPreloads = (html: string): string => html.replace(/^(<link rel="preload"[^>]*>)+/, '');

/**
 * Renders the child in a separate React root, because hydrate.tsx hydrates it as one: IDs start from zero, and the only context is
 * the router. Docusaurus checks the links of the page, so it gets those of the island from its HTML.
 * @throws if the child isn't an island, or if a prop isn't JSON
 */
export function Island({ load, opensField, children }: IslandProps): ReactNode {
  const id = useId();
  const location = useLocation();
  const { collectAnchor, collectLink } = useBrokenLinks();
  const name = nameOf(children.type);
  const props = children.props as object;
  checkJson(props, `<${name}>`);
  const html = renderInIsland(() =>
    renderToString(<StaticRouter location={location}>{children}</StaticRouter>, {
      identifierPrefix: id,
    }),
  );
  matches(LINK, html).forEach((href) => collectLink(href));
  matches(ANCHOR, html).forEach((anchor) => collectAnchor(anchor));
  // HTML allows a custom element in most other elements. The site gives it no box (`display: contents`).
  return createElement(ISLAND_ELEMENT, {
    id,
    [ISLAND_NAME]: name,
    [ISLAND_LOAD]: load,
    [OPENS_FIELD]: opensField,
    [ISLAND_PROPS]: Object.keys(props).length > 0 ? JSON.stringify(props) : undefined,
    dangerouslySetInnerHTML: { __html: withoutPreloads(html) },
  });
}
