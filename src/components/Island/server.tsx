import { BrokenLinksProvider } from '@docusaurus/core/lib/client/BrokenLinksContext';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { createElement, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { IslandProps } from '.';
import { checkJson } from './check-json';
import { modules } from './island-modules';

function nameOf(component: unknown): string {
  const file = modules
    .keys()
    .find((key) => (modules(key) as { default: unknown }).default === component);
  if (!file) {
    const { name } = component as { name?: string };
    throw new Error(
      `<Island>: ${name ?? String(component)} is no island. Accepted is one element of a component that a module of src/islands ` +
        'exports as its default.',
    );
  }
  return file.slice('./'.length, -'.tsx'.length);
}

/**
 * Draws the child in a root of its own, as the browser hydrates it (src/client/hydrate.tsx): ids start anew, and of what is
 * around it only links are handed on.
 * @throws when the child is no island, or a prop can't be written into the HTML
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
  // A custom element may stand in any other one; it has no box (src/css/site.css).
  return createElement('docs-island', {
    id,
    'data-island': name,
    'data-load': load,
    'data-opens-field': opensField,
    'data-props': Object.keys(props).length > 0 ? JSON.stringify(props) : undefined,
    // React writes hints for images first, which belong into the head.
    dangerouslySetInnerHTML: { __html: html.replace(/^(<link rel="preload"[^>]*>)+/, '') },
  });
}
