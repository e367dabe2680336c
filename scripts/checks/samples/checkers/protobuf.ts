import { parse } from 'protobufjs';
import { fromParser } from './from-parser';

const LINE = /\(line (\d+)\)\s*$/;

/** Checks Protocol Buffers with protobuf.js. */
export const checker = fromParser(
  ['protobufjs'],
  (code) => parse(code),
  (error) => {
    const text = error instanceof Error ? error.message : String(error);
    const line = Number(LINE.exec(text)?.[1] ?? 1);
    return { line, column: 1, code: 'protobuf', message: text.replace(LINE, '').trim() };
  },
);
