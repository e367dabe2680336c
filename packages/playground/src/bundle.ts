/** Builds the files that a site serves, so that programs run in the browsers of its readers. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import type { Addresses } from './client';

export { stripTypes } from './strip-types';
export { missingModules } from './imports';
export { actionsOf, type Prepared } from './scenario';

const SOURCES = path.dirname(fileURLToPath(import.meta.url));

const sourceFile = (file: string): string => path.join(SOURCES, file);

/** What stands in for packages that the SDK imports, below `worker/transport`. */
const standIns: Readonly<Record<string, string>> = {
  '@grpc/grpc-js': 'grpc-js.ts',
  '@nitric/grpc-error-status': 'grpc-error-status.ts',
  path: 'path.ts',
  portfinder: 'portfinder.ts',
  stream: 'stream.ts',
};

/** Statements of google-protobuf for documents, browsers of the past, and debugging. They are a third of the library. */
const UNUSED =
  /^(?:goog\.(?:html|dom|labs|userAgent|i18n|fs)\b(?!(?:\.product)?=\{\})|goog\.DEBUG&&|\$jscomp\.polyfill\()/;

const withoutUnused = (code: string): string =>
  parse(code, { ecmaVersion: 'latest' })
    .body.map(({ start, end }) => code.slice(start, end))
    .filter((statement) => !UNUSED.test(statement))
    .join('\n');

const standInPlugin: Plugin = {
  name: 'stand-ins',
  setup({ onLoad, onResolve }) {
    onResolve(
      { filter: /^(?:@grpc\/grpc-js|@nitric\/grpc-error-status|path|portfinder|stream)$/ },
      (one) => ({
        path: sourceFile(`worker/transport/${standIns[one.path]}`),
      }),
    );
    onLoad({ filter: /node_modules\/google-protobuf\/google-protobuf\.js$/ }, async (one) => ({
      contents: withoutUnused(await fs.readFile(one.path, 'utf8')),
    }));
    onLoad(
      { filter: /node_modules\/(?:google-protobuf\/google|@nitric\/sdk)\/.*\.js$/ },
      async (one) => ({
        contents: (await fs.readFile(one.path, 'utf8'))
          // The policy of the frame forbids code from strings.
          .replace(/Function\((["'])return this\1\)\(\)/g, 'globalThis')
          // Only Node.js has it, and the bytes are enough.
          .replaceAll('Buffer.from(arg.serializeBinary())', 'arg.serializeBinary()')
          // Logs show the names of these classes.
          .replace(
            /var (\w+Error) = class extends NitricProviderError \{/g,
            '$& static name = "$1";',
          )
          // Methods that nothing calls.
          .replaceAll(
            /if \((?:jspb\.Message\.GENERATE_TO_OBJECT|goog\.DEBUG && !COMPILED)\)/g,
            'if (false)',
          ),
      }),
    );
  },
};

async function bundled(entry: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [sourceFile(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    ...options,
  });
  return (outputFiles?.[0]?.text ?? '').trim();
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The policy of the frame, also for the header of a server, which can add `frame-ancestors` and `sandbox`. */
export const framePolicy = (script: string): string => {
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'none'; script-src 'sha256-${hash}' blob:; worker-src blob:`;
};

const frameDocument = (script: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${framePolicy(script)}"><title>Program</title><script>${script}</script>`;

export interface PlaygroundFiles {
  /** Texts by name. Names contain a hash of their text. */
  files: Readonly<Record<string, string>>;
  /** Which file is which. Prepend the folder that serves them. */
  names: Addresses;
  /** The policy of the frame, which its document contains, too. */
  policy: string;
}

/**
 * Bundles the frame, the worker with the SDK and the services, and the modules that few programs need.
 * @throws if esbuild can't bundle them
 */
export async function bundlePlayground(): Promise<PlaygroundFiles> {
  const [worker, crypto, script] = await Promise.all([
    bundled('worker/main.ts', {
      plugins: [standInPlugin],
      // The SDK reads these when it is loaded.
      define: { 'process.env.NITRIC_DEBUG': '"false"', 'process.env.SERVICE_ADDRESS': '""' },
    }),
    bundled('worker/node/crypto.ts', { format: 'esm' }),
    bundled('frame/frame.ts'),
  ]);
  const frame = frameDocument(script);
  const names = {
    frame: `frame.${hashOf(frame)}.html`,
    worker: `worker.${hashOf(worker)}.js`,
    modules: { crypto: `crypto.${hashOf(crypto)}.js` },
  };
  return {
    files: { [names.frame]: frame, [names.worker]: worker, [names.modules.crypto]: crypto },
    names,
    policy: framePolicy(script),
  };
}
