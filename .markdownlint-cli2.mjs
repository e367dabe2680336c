import fs from 'node:fs';
import path from 'node:path';

/** A tag of HTML, or a quoted value, which may contain `<`. */
const TAG_OR_VALUE = /<([a-z][\w-]*)|"[^"]*"/g;

/** Refuses tags of HTML. Components start with a capital letter, and the build refuses those that don't exist. */
const noHtml = {
  names: ['no-html'],
  description: 'Use Markdown or a component instead of HTML (/contributions/components)',
  tags: ['html'],
  parser: 'micromark',
  function: ({ parsers }, onError) => {
    const visit = ({ type, text, startLine, children }) => {
      if (type !== 'htmlFlow' && type !== 'htmlText') {
        children.forEach(visit);
        return;
      }
      for (const { 1: name, index } of text.matchAll(TAG_OR_VALUE)) {
        if (name) {
          const lineNumber = startLine + text.slice(0, index).split('\n').length - 1;
          onError({ lineNumber, detail: `<${name}>` });
        }
      }
    };
    parsers.micromark.tokens.forEach(visit);
  },
};

const currentVersions = JSON.parse(
  fs.readFileSync(new URL('src/config/sdk-versions.json', import.meta.url), 'utf8'),
);

const SDK_PAGE = new RegExp(
  `(?:^|/)(?:docs/reference/(${Object.keys(currentVersions).join('|')})|versioned_docs/version-([a-z]+)-(v\\d+))/(.+)$`,
);

/** The path of a page in the folder of its SDK version, and the address of that folder. */
function sdkPageOf(name) {
  const [, sdk, frozenSdk, version, page] = SDK_PAGE.exec(name) ?? [];
  const home = sdk ? `/reference/${sdk}` : `/reference/${frozenSdk}/${version}`;
  return page === undefined ? undefined : { folder: path.posix.dirname(page), home };
}

/** The path to a page of the same version: `/reference/go/api/api` is `../api/api.mdx` in the folder `storage`. */
function relativePathOf(address, { folder, home }) {
  const [, rest, anchor] = /^\/?([^?#]*)(.*)$/.exec(address.slice(home.length));
  const file = path.posix.relative(folder, `${rest || 'index'}.mdx`);
  return (file.startsWith('.') ? file : `./${file}`) + anchor;
}

/** What is accepted instead of an address that would leave its version, or break, in a copy of the folder. */
function replacementFor(address, page) {
  const rest = address.startsWith(page.home) ? address.slice(page.home.length) : undefined;
  if (rest !== undefined && /^(?:$|[/?#])(?!v\d+(?:$|[/?#]))/.test(rest)) {
    return relativePathOf(address, page);
  }
  if (/^(?:[a-z][a-z\d+.-]*:|[/?#]|$)/i.test(address)) {
    return undefined;
  }
  const [file] = address.split(/[?#]/);
  if (path.posix.join(page.folder, file).startsWith('..')) {
    return 'an address from the root, such as /storage';
  }
  return path.posix.extname(file)
    ? undefined
    : 'the path with its extension, such as ./api-get.mdx';
}

const COMPONENT_ADDRESS = /(?<![\w-])(?:href|to)="([^"]*)"/g;

const ADDRESSES = ['resourceDestinationString', 'definitionDestinationString'];

/**
 * Keeps links between pages of an SDK relative to the file, so that `docusaurus sdk:version` only has to copy the pages. `--fix`
 * replaces addresses.
 */
const sdkLinks = {
  names: ['sdk-links'],
  description:
    'In the reference of an SDK, link to its pages relative to the file, and to all others from the root',
  tags: ['links'],
  parser: 'micromark',
  function: ({ name, parsers }, onError) => {
    const page = sdkPageOf(name);
    const visit = ({ type, text, startLine: lineNumber, startColumn, endColumn, children }) => {
      const replacement = ADDRESSES.includes(type) ? replacementFor(text, page) : undefined;
      if (replacement !== undefined) {
        const length = endColumn - startColumn;
        onError({
          lineNumber,
          range: [startColumn, length],
          detail: `${text}. Write ${replacement}`,
          ...(replacement.startsWith('.') && {
            fixInfo: { editColumn: startColumn, deleteCount: length, insertText: replacement },
          }),
        });
      }
      const values = /^html.*Data$/.test(type) ? text.matchAll(COMPONENT_ADDRESS) : [];
      for (const [, address] of values) {
        if (replacementFor(address, page) !== undefined) {
          onError({ lineNumber, detail: `${address} in a component. Use a link in Markdown` });
        }
      }
      children.forEach(visit);
    };
    if (page) {
      parsers.micromark.tokens.forEach(visit);
    }
  },
};

/** How Markdown is written here: every rule of markdownlint, less those that fight MDX or the style guide. */
export default {
  globs: [
    '*.md',
    '{docs,versioned_docs}/**/*.{md,mdx}',
    '{packages,plugins,scripts,tests,third_party}/**/*.md',
    'examples/*/README.md',
    '!**/{node_modules,fixtures}/**',
  ],
  customRules: [noHtml, sdkLinks],
  config: {
    default: true,
    // A paragraph of a page may be one line or wrapped: Prettier leaves the choice to the writer.
    'line-length': false,
    // Go and Makefiles are indented with tabs.
    'no-hard-tabs': { code_blocks: false },
    // Sections of different parents may share a name, such as Permissions.
    'no-duplicate-heading': { siblings_only: true },
    // Refuses components too. no-html refuses the other tags.
    'no-inline-html': false,
    // The build checks anchors on all pages, and knows those that components and {/* #id */} make.
    'link-fragments': false,
    'code-block-style': { style: 'fenced' },
    'code-fence-style': { style: 'backtick' },
    'emphasis-style': { style: 'asterisk' },
    'ul-style': { style: 'dash' },
  },
};
