import fs from 'node:fs';
import { codeRules, reactRules, testRules } from '@nitric-docs/eslint-config';

/** The layers of the site, and of programs. A layer can import only the layers before it. ARCHITECTURE.md shows both. */
const siteLayers = [
  'src/contracts',
  'src/config',
  'src/lib',
  'src/components',
  'src/features',
  'src/islands',
  'src/client',
  'src/mdx',
  'src/theme',
  'src/pages',
];
const programLayers = [
  'src/contracts',
  'src/config',
  'src/config/node',
  'plugins/lib',
  'plugins',
  'scripts',
];

/** The files of layers that contain another layer. */
const filesOfOuterLayers = {
  'src/config': './src/config/*',
  plugins: './plugins/!(lib){,/**}',
};

/** The folders of plugins share only `plugins/lib`. */
const pluginFolders = ['content', 'dev', 'markdown', 'output', 'search'];

/** Code that React runs in the browser: islands and their features. */
const islandCode = ['src/islands/**', 'src/features/feedback/**', 'src/features/search/**'];

/** React renders all other code only during the build. */
const staticMarkup =
  'React renders pages only during the build, so this has no effect in the browser. Make it an island (src/islands, and ' +
  '`islandCode` in eslint.config.mjs), or write a behavior that src/client starts.';
const browserHooks =
  /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|Optimistic|ActionState|DeferredValue|ImperativeHandle|EffectEvent|Ref)$/;

const layers = [...new Set([...siteLayers, ...programLayers])];
const filesOf = (layer) => filesOfOuterLayers[layer] ?? `./${layer}`;

const layerZones = layers.flatMap((layer) => {
  const accepted = [siteLayers, programLayers].flatMap((order) =>
    order.slice(0, order.indexOf(layer) + 1),
  );
  return layers
    .filter((other) => !accepted.includes(other))
    .map((other) => ({
      target: filesOf(layer),
      from: filesOf(other),
      message: `${layer} can import only from ${[...new Set(accepted)].join(', ')}.`,
    }));
});

/** Packages know nothing about the site. */
const packageZone = {
  target: './packages',
  from: ['./src', './plugins', './scripts', './tests', './docusaurus.config.ts', './sidebars.ts'],
  message:
    "A package can't import from the site. Pass the data to its functions, or move the code into the package.",
};

const pluginZones = pluginFolders.map((folder) => ({
  target: `./plugins/${folder}`,
  from: pluginFolders.filter((other) => other !== folder).map((other) => `./plugins/${other}`),
  message:
    "Plugins can't import from another folder of plugins. Move the shared code to plugins/lib.",
}));

export default [
  {
    ignores: [
      // Each example is a project with its own style.
      'examples/',
      // The starters of `nitric new`, as readers get them.
      'packages/sample-checks/templates/',
      // Written by a command.
      'packages/nitric-facts/data/sdk-api/*.d.ts',
      ...fs
        .readFileSync(new URL('.gitignore', import.meta.url), 'utf8')
        .trim()
        .split('\n'),
    ],
  },
  ...codeRules({ zones: [...layerZones, ...pluginZones, packageZone] }),
  { files: ['packages/**'], rules: { 'import-x/no-relative-packages': 'error' } },
  reactRules(['{src,packages/static-islands/{src,fixtures}}/**/*.{ts,tsx}']),
  {
    files: ['src/**/*.tsx'],
    ignores: [...islandCode, '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression:matches([callee.name=${browserHooks}], [callee.property.name=${browserHooks}])`,
          message: staticMarkup,
        },
        {
          selector: 'JSXAttribute[name.name=/^(?:on[A-Z].*|ref)$/]',
          message: staticMarkup,
        },
      ],
    },
  },
  {
    files: ['scripts/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^(?:spawn|execFile)(?:Sync)?$/] > Literal[value=/^np[mx]$/]',
          message:
            'On Windows, npm and npx are scripts, which only a shell can start. Pass the whole command line with `shell: true`.',
        },
      ],
    },
  },
  testRules(['**/*.test.{ts,tsx}', 'tests/**']),
];
