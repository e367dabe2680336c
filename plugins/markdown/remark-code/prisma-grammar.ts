import type { Prism } from 'prism-react-renderer';

/** A small grammar for Prisma schemas, which Prism doesn't support. */
export const prismaGrammar = {
  comment: /\/\/.*/,
  string: { pattern: /"(?:\\.|[^"\\])*"/, greedy: true },
  keyword: /\b(?:datasource|enum|generator|model|type|view)\b(?=\s+\w+\s*\{)/,
  'class-name': [
    // `model Order {`: the block's name.
    /\b\w+(?=\s*\{)/,
    /\b(?:BigInt|Boolean|Bytes|DateTime|Decimal|Float|Int|Json|String|Unsupported)\b/,
    // `items Item[]`: a field's type, after its name.
    { pattern: /(^\s*\w+\s+)[A-Z]\w*/m, lookbehind: true },
  ],
  annotation: /@{1,2}[a-zA-Z]\w*(?:\.\w+)*/,
  function: /\b[a-z]\w*(?=\()/i,
  property: /^[ \t]*[a-z]\w*(?=\s|:)|\b[a-z]\w*(?=:)/im,
  boolean: /\b(?:false|true|null)\b/,
  number: /-?\b\d+(?:\.\d+)?\b/,
  operator: /[=?]/,
  punctuation: /[{}[\](),:.]/,
} satisfies Prism.Grammar;
