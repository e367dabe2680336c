/**
 * Icons in a few files that browsers keep, instead of a drawing in the script and in the HTML of every page: one file with what
 * every page shows, and one for each module of drawings, so that a page loads the drawings of its kind, after its first paint and
 * when they are near the window.
 *
 * It depends on react-icons alone: modules `react-icons/<set>`, of which our code imports icons by name. In a production build
 * these imports lead to modules that this plugin generates; their icons are `<svg><use href="…#Name" /></svg>`. The development
 * server is stock. Without this plugin in docusaurus.config.ts the icons are drawn by react-icons again.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { COMMON_SPRITE, findIcons, type UsedIcons } from './find-icons';
import { createSprites } from './sprite';

const NAME = 'icon-sprite';

/** Modules of icons that are used together; below `src`. */
const DRAWINGS = 'components/Icon/drawings';

interface Sprite {
  /** Whether its icons are decoration beside words, which may come late. */
  late: boolean;
  /** Where it is, relative to the site's base. */
  file: string;
  svg: string;
  icons: UsedIcons;
}

/** Bundler plugin: puts the sprites into the build. */
class EmitSprites {
  constructor(private readonly sprites: readonly Sprite[]) {}
  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(NAME, () =>
        this.sprites.forEach(({ file, svg }) =>
          compilation.emitAsset(file, new webpack.sources.RawSource(svg)),
        ),
      );
    });
  }
}

async function spritesOf(siteDir: string): Promise<Sprite[]> {
  const found = [...findIcons(path.join(siteDir, 'src'), DRAWINGS)];
  const drawn = await createSprites(found.map(([, icons]) => icons));
  return found.map(([name, icons], index) => {
    const svg = drawn[index] ?? '';
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    const prefix = name === COMMON_SPRITE ? name : `${COMMON_SPRITE}-${name}`;
    return {
      late: name !== COMMON_SPRITE,
      file: `assets/images/${prefix}-${hash}.svg`,
      svg,
      icons,
    };
  });
}

/**
 * Writes a module for each set of icons that is used.
 * @returns the bundler's aliases that lead to them
 */
function writeModules(
  sprites: readonly Sprite[],
  baseUrl: string,
  folder: string,
): Record<string, string> {
  fs.mkdirSync(folder, { recursive: true });
  const component = JSON.stringify(path.join(__dirname, 'client', 'sprite-icon.tsx'));
  const modules = new Map<string, string>();
  for (const { late, file, icons } of sprites) {
    const create = late ? 'lateSpriteIcon' : 'spriteIcon';
    for (const [set, names] of icons) {
      const start =
        modules.get(set) ?? `import { lateSpriteIcon, spriteIcon } from ${component};\n`;
      const exports = [...names].map(
        (name) =>
          `export const ${name} = /* @__PURE__ */ ${create}(${JSON.stringify(`${baseUrl}${file}#${name}`)});\n`,
      );
      modules.set(set, start + exports.join(''));
    }
  }
  return Object.fromEntries(
    [...modules].map(([set, code]) => {
      const file = path.join(folder, `${set}.js`);
      fs.writeFileSync(file, code);
      return [`react-icons/${set}$`, file];
    }),
  );
}

export default function iconSprite({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  // Drawn while Docusaurus reads the pages.
  const drawing = process.env.NODE_ENV === 'production' ? spritesOf(siteDir) : undefined;
  // `loadContent` throws what went wrong; until then another plugin may stop the build.
  drawing?.catch(() => undefined);
  let sprites: Sprite[] | undefined;
  let alias: Record<string, string> | undefined;
  return {
    name: NAME,
    async loadContent() {
      sprites = await drawing;
    },
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return {};
      }
      if (!sprites) {
        throw new Error(
          `${NAME}: a production bundle is configured before the icons are drawn. Accepted is a build whose NODE_ENV is ` +
            '"production" when plugins are created, and that calls loadContent first, as @docusaurus/core 3.10 does.',
        );
      }
      // Once for both bundles: they are compiled at the same time, from the same modules.
      alias ??= writeModules(sprites, baseUrl, path.join(generatedFilesDir, NAME));
      return {
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias },
        plugins: isServer ? [] : [new EmitSprites(sprites)],
      };
    },
  };
}
