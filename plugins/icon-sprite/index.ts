/**
 * Icons as one file that browsers keep, instead of a drawing in the script and in the HTML of every page.
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
import { findIcons, type UsedIcons } from './find-icons';
import { createSprite } from './sprite';

const NAME = 'icon-sprite';

/** Bundler plugin: puts the sprite into the build. */
class EmitSprite {
  constructor(
    private readonly file: string,
    private readonly svg: string,
  ) {}
  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(NAME, () =>
        compilation.emitAsset(this.file, new webpack.sources.RawSource(this.svg)),
      );
    });
  }
}

/**
 * Writes a module for each set of icons that is used.
 * @returns the bundler's aliases that lead to them
 */
function writeModules(icons: UsedIcons, sprite: string, folder: string): Record<string, string> {
  fs.mkdirSync(folder, { recursive: true });
  const component = JSON.stringify(path.join(__dirname, 'client', 'sprite-icon.tsx'));
  return Object.fromEntries(
    [...icons].map(([set, names]) => {
      const file = path.join(folder, `${set}.js`);
      const exports = [...names].map(
        (name) =>
          `export const ${name} = /* @__PURE__ */ spriteIcon(${JSON.stringify(`${sprite}#${name}`)});\n`,
      );
      fs.writeFileSync(file, `import { spriteIcon } from ${component};\n${exports.join('')}`);
      return [`react-icons/${set}$`, file];
    }),
  );
}

export default function iconSprite({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const create = (): { file: string; svg: string; alias: Record<string, string> } => {
    const icons = findIcons(path.join(siteDir, 'src'));
    const svg = createSprite(icons);
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    const file = `assets/images/icons-${hash}.svg`;
    return {
      file,
      svg,
      alias: writeModules(icons, baseUrl + file, path.join(generatedFilesDir, NAME)),
    };
  };
  let created: ReturnType<typeof create> | undefined;
  return {
    name: NAME,
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return {};
      }
      // Once for both bundles: they are compiled at the same time, from the same modules.
      created ??= create();
      const { file, svg, alias } = created;
      return {
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias },
        plugins: isServer ? [] : [new EmitSprite(file, svg)],
      };
    },
  };
}
