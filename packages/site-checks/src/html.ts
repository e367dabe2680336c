import { load } from 'cheerio';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltPage } from './built-pages';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    elements: [
      'html5',
      // Lists that filter themselves and sheets for print bring their style sheet, and all browsers accept it in the body.
      { style: { flow: true } },
    ],
    rules: {
      'heading-level': ['error', { allowMultipleH1: false }],
      'input-missing-label': 'error',
      'no-dup-id': 'error',
      'no-missing-references': 'error',
      // A table whose rows are cards on phones has the roles of a table, because browsers drop them.
      'no-redundant-role': 'off',
      // Lists in menus have names.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Docusaurus and React generate IDs that start with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Spelling that has no effect.
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      'attr-quotes': 'off',
      'doctype-style': 'off',
      'no-raw-characters': 'off',
      'void-style': 'off',
    },
  }),
);

/** @returns a line for each problem */
export function checkHtml({ file, html }: Pick<BuiltPage, 'file' | 'html'>): string[] {
  // Built pages omit end tags, which html-validate requires. Parsing completes them, as browsers do.
  const { results } = validator.validateStringSync(load(html).html());
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${file}: ${message} (${ruleId}) at ${selector}`);
}
