import { parse } from '@cdktf/hcl2json';
import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';

/** Example: `sample.tf:2,5-9: Invalid expression; ...` */
const DIAGNOSTIC = /sample\.tf:(\d+),(\d+)[^:]*: ([^\]]*)/;

/** Checks HCL with HashiCorp's parser, compiled to WebAssembly. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['@cdktf/hcl2json'],
  check: (samples) =>
    eachSample(samples, async ({ code }) => {
      try {
        await parse('sample.tf', code);
        return [];
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        const [, line = '1', column = '1', message = text] = DIAGNOSTIC.exec(text) ?? [];
        return [{ line: Number(line), column: Number(column), code: 'hcl', message }];
      }
    }),
};
