/** Replaces `react/jsx-runtime` in components that pages render: elements with handlers or a ref work only in islands. */
import * as runtime from 'react/jsx-runtime';
import type { ElementType } from 'react';
import { requireIsland } from './in-island';

/** @throws unless an island is rendering, if an HTML element has a property that only React in the browser reads */
export function checkHandlers(type: ElementType, properties: object | null): void {
  if (typeof type === 'string') {
    for (const [name, value] of Object.entries(properties ?? {})) {
      if (typeof value === 'function' || (name === 'ref' && value)) {
        requireIsland(`${name} of <${type}>`);
      }
    }
  }
}

const checked =
  (jsx: typeof runtime.jsx): typeof runtime.jsx =>
  (type, properties, key) => {
    checkHandlers(type, properties as object);
    return jsx(type, properties, key);
  };

export { Fragment } from 'react/jsx-runtime';
export const jsx = checked(runtime.jsx);
export const jsxs = checked(runtime.jsxs);
