import { parse } from 'protobufjs';
import type { LanguageChecker } from '../contracts';
import { eachSample } from '../each-sample';

const LINE = /\(line (\d+)\)\s*$/;

/** Protocol Buffers, by the parser of protobuf.js. */
export const checker: LanguageChecker = {
  outcome: 'syntax',
  packages: ['protobufjs'],
  check: (samples) =>
    eachSample(samples, ({ code }) => {
      try {
        parse(code);
        return [];
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        const line = Number(LINE.exec(text)?.[1] ?? 1);
        return [{ line, column: 1, code: 'protobuf', message: text.replace(LINE, '').trim() }];
      }
    }),
};
