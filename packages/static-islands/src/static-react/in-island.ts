let depth = 0;

/** Renders an island, whose behavior runs in the browser. */
export function renderInIsland<Result>(render: () => Result): Result {
  depth += 1;
  try {
    return render();
  } finally {
    depth -= 1;
  }
}

/** The component that is rendering, by the names of functions. The names of hooks don't start with a capital letter. */
const componentIn = (stack = ''): string =>
  stack
    .match(/(?<=^ +at (?:Object\.|exports\.)?)[A-Z]\w*(?= \()/gm)
    ?.find((name) => name !== 'Object') ?? 'A component';

/**
 * Stops the build for behavior that a static page doesn't have.
 * @param what the hook or the property that needs React in the browser
 * @throws unless an island is rendering
 */
export function requireIsland(what: string): void {
  if (depth === 0) {
    throw new Error(
      `static-islands: <${componentIn(new Error().stack)}> uses ${what}, which has no effect in a static page, because React doesn't run ` +
        'there. Render it in an <Island>, replace it with HTML, or override the component of the theme (src/theme).',
    );
  }
}
