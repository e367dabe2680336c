import pageErrors from '.';

const MESSAGE = 'docs/apis.mdx:14:1: unknown language "flowchart". Accepted: typescript.';

/** As Rspack reports an error of Docusaurus' loader. */
const wrapped = (...lines: string[]): Error =>
  new Error(
    [
      '  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):',
      `  ╰─▶   × Error: ${lines[0]}`,
      ...lines.slice(1).map((line) => `        │ ${line}`),
    ].join('\n'),
  );

const OF_PLUGIN = wrapped(
  'MDX compilation failed for file "\u001B[36m/site/docs/apis.mdx\u001B[39m"',
  `Cause: ${MESSAGE}`,
  'Details:',
  `Error: ${MESSAGE}`,
  '    at pageError (/site/plugins/lib/page-error.ts:21:10)',
);
const OF_CHECK = wrapped(MESSAGE, MESSAGE, '    at check (/site/a.ts:1:2)');
const OTHER = new Error("Module not found: Can't resolve 'docs/a'");

interface Config {
  plugins: { apply: (compiler: object) => void }[];
  devServer: { client: { overlay: { runtimeErrors: (error: Error) => boolean } } };
}

const { plugins, devServer } = (pageErrors().configureWebpack as unknown as () => Config)();

/** The messages of a compilation with errors. */
function messagesAfter(...errors: Error[]): string[] {
  const compilation = { errors };
  const afterCompile = {
    tap: (_: string, listener: (value: object) => void) => listener(compilation),
  };
  plugins.forEach(({ apply }) => apply({ hooks: { afterCompile } }));
  return compilation.errors.map(({ message }) => message);
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});

it('keeps only the messages about pages, and other errors', () => {
  expect(messagesAfter(OTHER, OF_PLUGIN, OF_CHECK)).toEqual([
    OTHER.message,
    MESSAGE,
    `${MESSAGE}\n${MESSAGE}`,
  ]);
});

it('stops a build for a message about a page, and prints it once', () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  messagesAfter(OTHER);
  expect(exit).not.toHaveBeenCalled();
  messagesAfter(OF_PLUGIN, OF_PLUGIN);
  expect(exit).toHaveBeenCalledWith(1);
  expect(print.mock.calls).toEqual([[`\n${MESSAGE}\n\n1 problem. The build stopped.`]]);
});

it('keeps the overlay of npm start from showing the error of a mended page', () => {
  // The development server sends the text of the function to the browser.
  const { runtimeErrors } = devServer.client.overlay;
  const isShown = new Function(`return ${String(runtimeErrors)}`)() as typeof runtimeErrors;
  expect(isShown(OF_PLUGIN)).toBe(false);
  expect(isShown(new Error('x is not a function'))).toBe(true);
});
