import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { UsedIcons } from './find-icons';

/** What each `<svg>` of react-icons has, and the page sets instead. */
const OF_THE_PAGE = / (?:xmlns|width|height|role|aria-hidden|class|style)="[^"]*"/g;
const DRAWING = /^<svg(?<attributes>[^>]*)>(?<content>.*)<\/svg>$/s;

/** Markup of icons by name, in sets; null where a set has no icon of that name. */
const drawnShape = z.array(
  z.tuple([z.string(), z.array(z.tuple([z.string(), z.string().nullable()]))]),
);
type Drawn = z.infer<typeof drawnShape>;

function symbolOf(set: string, name: string, markup: string | null): string {
  if (markup === null) {
    throw new Error(
      `icon-sprite: react-icons/${set} has no icon named ${name}. https://react-icons.github.io/react-icons lists them.`,
    );
  }
  const { attributes, content } = DRAWING.exec(markup)?.groups ?? {};
  if (attributes === undefined || content === undefined) {
    throw new Error(
      `icon-sprite: react-icons draws ${name} as ${markup.slice(0, 80)}; accepted is one <svg>, as react-icons 5 draws it.`,
    );
  }
  return `<symbol id="${name}"${attributes.replaceAll(OF_THE_PAGE, '')}>${content}</symbol>`;
}

/** One SVG file with icons as symbols, by their names. */
export function spriteOf(drawn: Drawn): string {
  const symbols = drawn.flatMap(([set, icons]) =>
    icons.map(([name, markup]) => symbolOf(set, name, markup)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

const run = promisify(execFile);

/**
 * Draws sprites, all in one process.
 * @throws when a set has no icon of a name
 */
export async function createSprites(sprites: readonly UsedIcons[]): Promise<string[]> {
  const names = sprites.map((icons) => [...icons].map(([set, all]) => [set, [...all]]));
  const { stdout } = await run(
    process.execPath,
    [path.join(__dirname, 'draw.mjs'), JSON.stringify(names)],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: Infinity,
    },
  );
  return z.array(drawnShape).parse(JSON.parse(stdout)).map(spriteOf);
}
