// Draws icons as markup: names by set come in as JSON, markup by set and name goes out as JSON; an icon that isn't there is null.
// A process of its own, because the process that builds the site may hold React in another mode than react-dom.
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const require = createRequire(import.meta.url);

/** @param {unknown} icon */
const draw = (icon) =>
  typeof icon === 'function'
    ? renderToStaticMarkup(createElement(/** @type {() => null} */ (icon)))
    : null;

/** @type {[string, string[]][]} */
const sets = JSON.parse(process.argv[2] ?? '[]');
const drawn = sets.map(([set, names]) => {
  const icons = require(`react-icons/${set}`);
  return [set, names.map((name) => [name, draw(icons[name])])];
});
process.stdout.write(JSON.stringify(drawn));
