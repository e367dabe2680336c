/** The parts of Rspack's compiler that the plugin uses. */
interface Compiler {
  hooks: {
    afterEmit: { tap: (name: string, listener: (compilation: Compilation) => void) => void };
  };
}

interface Compilation {
  getAssets: () => readonly { name: string; info: { sourceFilename?: string } }[];
}

/**
 * The start of the address of a file that the bundler emits, in the text of a page before the end of a build. The path of the source
 * follows, relative to the root of the site.
 */
export const builtFile = (source: string): string => `built-file:${encodeURI(source)}`;

/** The files that the bundler emits, such as screenshots: the path in the built site by the path of the source. */
export class BuiltFiles {
  private readonly files = new Map<string, string>();

  /** A plugin of the bundler that reads which files it emits. */
  readonly plugin = {
    apply: ({ hooks }: Compiler): void => {
      hooks.afterEmit.tap('built-files', (compilation) => {
        for (const { name, info } of compilation.getAssets()) {
          if (info.sourceFilename !== undefined) {
            // The compilation of the server emits to a folder of its own.
            this.files.set(info.sourceFilename, name.replace('../', ''));
          }
        }
      });
    },
  };

  /**
   * Replaces the addresses of sources in a text. An image without a file is its alternative text, because the bundler writes small
   * images into the page. @throws an error that names a source that wasn't emitted
   */
  addressesIn(text: string, addressOf: (file: string) => string): string {
    const withFiles = text.replace(
      /!\[([^\]]*)\]\(built-file:([^\s)]+)\)/g,
      (image, alt: string, source: string) => (this.files.has(decodeURI(source)) ? image : alt),
    );
    return withFiles.replace(/built-file:([^\s)>]+)/g, (_, source: string) => {
      const file = this.files.get(decodeURI(source));
      if (file === undefined) {
        throw new Error(
          `The bundler emitted no file for ${source}, to which a page links. Accepted: a file next to the page.`,
        );
      }
      return addressOf(file);
    });
  }
}
