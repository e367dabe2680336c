import { BrokenLinksProvider } from '@docusaurus/core/lib/client/BrokenLinksContext';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { createElement, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { IslandProps } from '.';
import { ISLAND_ELEMENT, ISLAND_LOAD, ISLAND_NAME, ISLAND_PROPS, OPENS_FIELD } from './attributes';
import { checkJson } from './check-json';
import { modules } from './island-modules';

function nameOf(component: unknown): string {
  const file = modules
    .keys()
    .find((key) => (modules(key) as { default: unknown }).default === component);
  if (!file) {
    const { name } = component as { name?: string };
    throw new Error(
      `<Island>: ${name ?? String(component)} isn't an island. Use one element of a component that is the default export of a ` +
        'module in src/islands.',
    );
  }
  return file.slice('./'.length, -'.tsx'.length);
}

/**
 * Renders the child in a separate React root, because hydrate.tsx hydrates it as one: IDs start from zero, and the only
 * contexts are the router and the broken link checker.
 * @throws if the child isn't an island, or if a prop isn't JSON
 */
export function Island({ load, opensField, children }: IslandProps): ReactNode {
  const id = useId();
  const location = useLocation();
  const brokenLinks = useBrokenLinks() as Parameters<typeof BrokenLinksProvider>[0]['brokenLinks'];
  const name = nameOf(children.type);
  const props = children.props as object;
  checkJson(props, `<${name}>`);
  const html = renderToString(
    <BrokenLinksProvider brokenLinks={brokenLinks}>
      <StaticRouter location={location}>{children}</StaticRouter>
    </BrokenLinksProvider>,
    { identifierPrefix: id },
  );
  // HTML allows a custom element in most other elements. It has no box (src/css/site.css).
  return createElement(ISLAND_ELEMENT, {
    id,
    [ISLAND_NAME]: name,
    [ISLAND_LOAD]: load,
    [OPENS_FIELD]: opensField,
    [ISLAND_PROPS]: Object.keys(props).length > 0 ? JSON.stringify(props) : undefined,
    // React puts preload hints for images first, but behavior.ts expects the child as the first element.
    dangerouslySetInnerHTML: { __html: html.replace(/^(<link rel="preload"[^>]*>)+/, '') },
  });
}
