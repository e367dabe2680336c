// Draws the icons of sprites as markup: for each sprite names by set come in as JSON, and markup by set and name goes out; an icon
// that isn't there is null.
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

/** @param {[string, string[]][]} sets */
const drawSprite = (sets) =>
  sets.map(([set, names]) => {
    const icons = require(`react-icons/${set}`);
    return [set, names.map((name) => [name, draw(icons[name])])];
  });

/** @type {[string, string[]][][]} */
const sprites = JSON.parse(process.argv[2] ?? '[]');
process.stdout.write(JSON.stringify(sprites.map(drawSprite)));
