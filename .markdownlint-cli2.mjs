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

/** How Markdown is written here: every rule of markdownlint, less those that fight MDX or the style guide. */
export default {
  globs: ['docs/**/*.{md,mdx}', 'versioned_docs/**/*.{md,mdx}', '*.md'],
  customRules: [noHtml],
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
