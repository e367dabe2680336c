// Draws the icons of sprites as markup, in few bytes: for each sprite names by set come in as JSON, and markup by set and name goes
// out; an icon that isn't there is null.
// A process of its own, because the process that builds the site may hold React in another mode than react-dom, and has other
// things to do meanwhile.
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';

const require = createRequire(import.meta.url);

const VIEW_BOX_WIDTH = /viewBox="\S+ \S+ (?<width>\S+) /;

/**
 * Decimals of a drawing's coordinates: less than a hundredth of a pixel at the size of text.
 * @param {number} width
 */
const decimalsFor = (width) => (width > 100 ? 0 : width > 30 ? 1 : 2);

/**
 * The same drawing in fewer bytes.
 * @param {string} svg
 */
function shorten(svg) {
  const width = Number(VIEW_BOX_WIDTH.exec(svg)?.groups?.width);
  return optimize(svg, {
    multipass: true,
    floatPrecision: decimalsFor(width),
    plugins: [{ name: 'preset-default', params: { overrides: { removeViewBox: false } } }],
  }).data;
}

/** @param {unknown} icon */
const draw = (icon) =>
  typeof icon === 'function'
    ? shorten(renderToStaticMarkup(createElement(/** @type {() => null} */ (icon))))
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
