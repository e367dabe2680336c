import path from 'node:path';
import { TextlintKernel, type TextlintKernelOptions } from '@textlint/kernel';
import mdx from 'textlint-plugin-mdx';
import prh from 'textlint-rule-prh';
import terminology from 'textlint-rule-terminology';
import { withReleases } from '../../../src/config/node/release-placeholders';
import { headings } from './rules/headings';
import { nextSteps } from './rules/next-steps';
import { sentences } from './rules/sentences';

/** A problem in the prose of a page. Line and column are one-based. */
export interface ProseProblem {
  line: number;
  column: number;
  /** Name of the rule. */
  rule: string;
  message: string;
}

/** Entries of the terminology rule that the site writes differently, as the rule spells them. */
const differentTerms = [
  "API['’]?s",
  'cURL',
  'key[/ ]?value',
  'run[- ]time',
  'spread operator',
  'user[- ]name(s)?',
  'web[- ]?site(s)?',
  String.raw`(?<=(?:\w+[^.?!])? )base64\b`,
];

const options = {
  ext: '.mdx',
  plugins: [{ pluginId: 'mdx', plugin: mdx }],
  rules: [
    { ruleId: 'headings', rule: headings },
    { ruleId: 'sentences', rule: sentences },
    { ruleId: 'next-steps', rule: nextSteps },
    { ruleId: 'words', rule: prh, options: { rulePaths: [path.join(__dirname, 'words.yml')] } },
    {
      ruleId: 'terminology',
      rule: terminology,
      options: { exclude: differentTerms },
    },
  ],
} satisfies TextlintKernelOptions;

const kernel = new TextlintKernel();

/** Checks the prose of a page. Code and attributes of components aren't prose. */
export async function lintPage(file: string, text: string): Promise<ProseProblem[]> {
  const { messages } = await kernel.lintText(withReleases(file, text), {
    ...options,
    filePath: file,
  });
  return messages.map(({ line, column, ruleId, message }) => ({
    line,
    column,
    rule: ruleId,
    message,
  }));
}
