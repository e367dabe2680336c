import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const SRC = path.resolve(__dirname, '../../../src');

export type ColorMode = 'light' | 'dark';

type Properties = Readonly<Record<string, string>>;

/** The custom properties of a rule that is in no media query. */
function propertiesOf(file: string, selector: string): Properties {
  const properties: Record<string, string> = {};
  for (const node of postcss.parse(fs.readFileSync(path.join(SRC, file), 'utf8')).nodes) {
    if (node.type === 'rule' && node.selector === selector) {
      node.walkDecls(/^--/, ({ prop, value }) => {
        properties[prop] = value.replace(/\s+/g, ' ');
      });
    }
  }
  return properties;
}

function resolved(value: string, tokens: Properties): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const token = tokens[name];
    if (token === undefined) {
      throw new Error(
        `src/features/diagram uses ${name}, which src/css/tokens.css doesn't define.`,
      );
    }
    return token;
  });
}

/** What an image requires, because it can't read the style sheet of its page. */
export interface ImageLook {
  /** The values of the variables `--diagram-...`. */
  colors: Properties;
  font: string;
  /** The corners of nodes. */
  radius: string;
}

/** Reads the look of diagrams in one color mode from the style sheets of the site. */
export function lookOf(mode: ColorMode): ImageLook {
  const tokens = {
    ...propertiesOf('css/tokens.css', ':root'),
    ...(mode === 'dark' ? propertiesOf('css/tokens.css', "[data-theme='dark']") : {}),
  };
  const variables = propertiesOf('features/diagram/styles.module.css', '.frame svg');
  return {
    colors: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, resolved(value, tokens)]),
    ),
    font: resolved('var(--font-text)', tokens),
    radius: resolved('var(--radius-sm)', tokens),
  };
}
