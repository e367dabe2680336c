import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { TextlintKernelDescriptor } from '@textlint/kernel';
import { createLinter } from 'textlint';
import mdx from 'textlint-plugin-mdx';
import prh from 'textlint-rule-prh';
import terminology from 'textlint-rule-terminology';
import { headings } from './rules/headings';
import { nextSteps } from './rules/next-steps';
import { sentences } from './rules/sentences';

const WORDS = path.join(__dirname, '../words.yml');

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

/** Changes with the rules and their packages. textlint itself only notices other options of a rule. */
function rulesHash(): string {
  const hash = createHash('sha256');
  const files = fs.readdirSync(__dirname, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    hash.update(fs.readFileSync(path.join(file.parentPath, file.name)));
  }
  hash
    .update(fs.readFileSync(WORDS))
    .update(fs.readFileSync(path.join(__dirname, '../package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** @param cacheFolder a folder in which it remembers pages without mistakes */
export const createProseLinter = (cacheFolder?: string): ReturnType<typeof createLinter> =>
  createLinter({
    ...(cacheFolder && {
      cache: true,
      cacheLocation: path.resolve(cacheFolder, `prose-${rulesHash()}.json`),
    }),
    descriptor: new TextlintKernelDescriptor({
      filterRules: [],
      plugins: [{ pluginId: 'mdx', plugin: mdx }],
      rules: [
        { ruleId: 'headings', rule: headings },
        { ruleId: 'sentences', rule: sentences },
        { ruleId: 'next-steps', rule: nextSteps },
        { ruleId: 'words', rule: prh, options: { rulePaths: [WORDS] } },
        { ruleId: 'terminology', rule: terminology, options: { exclude: differentTerms } },
      ],
    }),
  });
