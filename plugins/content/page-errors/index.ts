import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from '@docusaurus/types';
import { messageOf } from '../../../src/config/error-message';
import { stopIfAny } from '../../lib/stop';

/** The parts of Rspack's compiler that the plugin uses. */
interface Compiler {
  hooks: {
    afterCompile: { tap: (name: string, listener: (compilation: Compilation) => void) => void };
  };
}

interface Compilation {
  errors: Error[];
}

const NAME = 'page-errors';

/** The frame that Rspack draws around the lines of an error. */
const FRAME = /^\s*(?:│|╰─▶)?\s*×?\s?/gm;
/** The message of a plugin of ours in that of Docusaurus or Rspack. Stack traces and details follow it. */
const PAGE_MESSAGE =
  /(?:Cause|Error): ((?:docs|versioned_docs)\/[^\n]+:\d+:\d+: [^]*?)\n(?:Details:|at )/;

/** The message about a page in an error of the bundler. Undefined if the error is about something else. */
const pageMessageOf = (error: unknown): string | undefined =>
  PAGE_MESSAGE.exec(stripVTControlCharacters(messageOf(error)).replace(FRAME, ''))?.[1];

/** Replaces errors about pages with their messages. A build stops if there is one. */
function showMessages({ errors }: Compilation): void {
  const messages = errors.map(pageMessageOf);
  if (process.env.NODE_ENV === 'production') {
    stopIfAny([...new Set(messages.filter((message) => message !== undefined))]);
  }
  messages.forEach((message, index) => {
    if (message !== undefined) {
      errors.splice(index, 1, new Error(message));
    }
  });
}

/**
 * Whether the overlay of the development server shows an error of the page's scripts. A page that didn't compile is a module that
 * throws its error when the mended page replaces it. The overlay has already shown this error. The function runs in the browser.
 */
const isShown = (error: Error): boolean => !error.message.includes('Module build failed');

/** Shows only what is wrong with a page, when the bundler reports it: in the terminal, and in the overlay of `npm start`. */
export default function pageErrors(): Plugin {
  return {
    name: NAME,
    configureWebpack: () => ({
      plugins: [
        {
          apply: ({ hooks }: Compiler) => {
            hooks.afterCompile.tap(NAME, showMessages);
          },
        },
      ],
      devServer: { client: { overlay: { runtimeErrors: isShown } } },
    }),
  };
}
