import fs from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule } from 'postcss';

const TOKENS = path.resolve(__dirname, '../../../src/css/tokens.css');

export type ColorMode = 'light' | 'dark';

type Tokens = Readonly<Record<string, string>>;

/** The tokens in a rule that is in no media query, or in the one for screens. */
function tokensIn(selector: string): Tokens {
  const tokens: Record<string, string> = {};
  postcss.parse(fs.readFileSync(TOKENS, 'utf8')).walkRules((rule) => {
    const isForScreens =
      rule.parent?.type === 'root' || (rule.parent as AtRule).params === 'screen';
    if (rule.selector === selector && isForScreens) {
      rule.walkDecls(/^--/, ({ prop, value }) => {
        tokens[prop] = value.replace(/\s+/g, ' ');
      });
    }
  });
  return tokens;
}

const tokensOf = (mode: ColorMode): Tokens => ({
  ...tokensIn(':root'),
  ...(mode === 'dark' ? tokensIn("[data-theme='dark']") : {}),
});

/** Replaces design tokens with their values, for images, which can't read the style sheet of their page. */
export function withTokenValues(text: string, mode: ColorMode): string {
  const tokens = tokensOf(mode);
  return text.replace(/var\((--[\w-]+)\)/g, (variable, name: string) => {
    const value = tokens[name];
    if (value === undefined) {
      throw new Error(`a diagram uses ${variable}, which src/css/tokens.css doesn't define.`);
    }
    return value.replace(/"/g, "'");
  });
}
