import type { ProseConfig } from '@nitric-docs/prose/config';

/** The pages of the SDK references in the current versions. */
const SDK = String.raw`docs/reference/(?:nodejs|python|go|dart)`;

/** The limits of `npm run lint`. STYLEGUIDE.md says what each type of page contains. */
export const config = {
  folders: ['docs', 'versioned_docs'],
  lengths: [
    {
      type: 'A page about several functions',
      pages: new RegExp(`^${SDK}/(?:api/(?:route-)?methods|jobs/job|lifecycle/lifecycle)\\.mdx$`),
      words: 350,
    },
    { type: 'The overview of an SDK', pages: new RegExp(`^${SDK}/index\\.mdx$`), words: 900 },
    { type: 'A page about a function', pages: new RegExp(`^${SDK}/[^/]+/`), words: 200 },
    {
      type: 'The overview of an SDK in version 0',
      pages: /^versioned_docs\/[^/]+\/index\.mdx$/,
      words: 900,
    },
    { type: 'A resource in version 0', pages: /^versioned_docs\//, words: 400 },
    { type: 'A building block', pages: /^docs\/(?!faq|index)[a-z]+\.mdx$/, words: 1000 },
    { type: 'A comparison', pages: /^docs\/concepts\/comparison\//, words: 800 },
    {
      type: 'A page of a provider about a resource',
      pages: /^docs\/reference\/providers\/(?:aws|gcp|azure)\/(?!index|configuration|imports)/,
      words: 600,
    },
    {
      type: 'A page outside of the guides',
      pages: /^docs\/(?:faq\.mdx|concepts\/|getting-started\/|reference\/|support\/)/,
      words: 900,
    },
  ],
  longer: [],
  unrepeated: new RegExp(`^(?:${SDK}|versioned_docs)/`),
  languages: new RegExp(`^(?:${SDK}|versioned_docs/[^/]+)/`),
  voice: {
    pages: /^(?:docs|versioned_docs)\//,
    phrases: [
      { phrase: "doesn't", pattern: /\bdoesn['’]t\b/, perThousandWords: 2.7 },
      { phrase: 'because', pattern: /\bbecause\b/, perThousandWords: 1.2 },
      { phrase: ', so', pattern: /, so\b/, perThousandWords: 2.2 },
      {
        phrase: 'the X of the Y',
        pattern: /\bthe [\w-]+ of the [\w-]+/,
        perThousandWords: 2.3,
      },
      { phrase: 'Use it to', pattern: /\buse it to\b/, perThousandWords: 0.6 },
    ],
  },
  repeatable: [],
} satisfies ProseConfig;
