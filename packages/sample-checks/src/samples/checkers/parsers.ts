import { parse as parseHcl } from '@cdktf/hcl2json';
import { lint } from '@prisma/prisma-schema-wasm';
import { validate } from 'dockerfile-utils';
import { GraphQLError, parse as parseGraphql } from 'graphql';
import { parse as parseJson, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { loadModule, parseSync, SqlError } from 'libpg-query';
import { parse as parseHtml, parseFragment, type ParserError } from 'parse5';
import { parse as parseCss } from 'postcss';
import { parse as parseProtobuf } from 'protobufjs';
import { parse as parseToml } from 'smol-toml';
import * as z from 'zod';
import { parseMdx } from '../../parse-mdx';
import { messageOf } from '../../errors';
import type { CodeLanguage } from '../../languages';
import type { Diagnostic, LanguageChecker, Sample } from '../contracts';
import { eachSample } from './each-sample';

type SyntaxError = Omit<Diagnostic, 'code'>;
type Parser = (code: string, sample: Sample) => SyntaxError[] | Promise<SyntaxError[]>;

/** Converts an offset to a one-based line and column. */
function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const errorSchema = z.object({
  line: z.number().default(1),
  column: z.number().default(1),
  message: z.string(),
  /** The message without the place. */
  reason: z.string().optional(),
});

function describeError(error: unknown): SyntaxError {
  const { line, column, message, reason } = errorSchema.parse(error);
  return { line, column, message: reason ?? message.split('\n')[0] ?? '' };
}

/** Creates a parser from a function that throws at the first syntax error. */
const throwing =
  (
    parse: (code: string) => unknown,
    describe: (error: unknown, code: string) => SyntaxError = describeError,
  ): Parser =>
  async (code) => {
    try {
      await parse(code);
      return [];
    } catch (error) {
      return [describe(error, code)];
    }
  };

/** The validator of the Dockerfile language server, whose errors have the severity 1. */
const docker: Parser = (code) =>
  validate(code)
    .filter(({ severity }) => severity === 1)
    .map(({ range: { start }, message }) => ({
      line: start.line + 1,
      column: start.character + 1,
      message: typeof message === 'string' ? message : message.value,
    }));

const graphql = throwing(parseGraphql, (error) => ({
  ...describeError(error),
  ...(error instanceof GraphQLError ? error.locations?.[0] : {}),
}));

/** Example: `sample.tf:2,5-9: Invalid expression; ...` */
const HCL_ERROR = /sample\.tf:(\d+),(\d+)[^:]*: ([^\]]*)/;

const hcl = throwing(
  (code) => parseHcl('sample.tf', code),
  (error) => {
    const text = messageOf(error);
    const [, line = '1', column = '1', message = text] = HCL_ERROR.exec(text) ?? [];
    return { line: Number(line), column: Number(column), message };
  },
);

const WHOLE_DOCUMENT = /^\s*<(?:!doctype|html)\b/i;

const html: Parser = (code) => {
  const errors: ParserError[] = [];
  const parse = WHOLE_DOCUMENT.test(code) ? parseHtml : parseFragment;
  parse(code, { sourceCodeLocationInfo: true, onParseError: (error) => void errors.push(error) });
  return errors.map(({ startLine, startCol, code: name }) => ({
    line: startLine,
    column: startCol,
    message: `${name}.`,
  }));
};

/** Files that can contain comments and trailing commas. Any other JSON is as strict as `JSON.parse`. */
const WITH_COMMENTS = /(?:^|\/)(?:[jt]sconfig.*|.*\.jsonc|\.vscode\/.*)(?:\.json)?$/;

const json: Parser = (code, { title = '' }) => {
  const errors: ParseError[] = [];
  const lenient = WITH_COMMENTS.test(title);
  parseJson(code, errors, { disallowComments: !lenient, allowTrailingComma: lenient });
  return errors.map(({ error, offset }) => ({
    ...positionAt(code, offset),
    message: `${printParseErrorCode(error)}.`,
  }));
};

const prismaSchema = z.array(
  z.object({ start: z.number(), text: z.string(), is_warning: z.boolean() }),
);

const prisma: Parser = (code) =>
  prismaSchema
    .parse(JSON.parse(lint(JSON.stringify([['sample.prisma', code]]))))
    .filter((diagnostic) => !diagnostic.is_warning)
    .map(({ start, text }) => ({ ...positionAt(code, start), message: text }));

const PROTOBUF_LINE = /\(line (\d+)\)\s*$/;

const protobuf = throwing(parseProtobuf, (error) => {
  const text = messageOf(error);
  const line = Number(PROTOBUF_LINE.exec(text)?.[1] ?? 1);
  return { line, column: 1, message: text.replace(PROTOBUF_LINE, '').trim() };
});

/** The parser of PostgreSQL, the database that Nitric deploys. */
const sql = throwing(
  async (code) => {
    await loadModule();
    parseSync(code);
  },
  (error, code) => ({
    ...describeError(error),
    ...(error instanceof SqlError ? positionAt(code, error.sqlDetails?.cursorPosition ?? 0) : {}),
  }),
);

const parsers: Partial<Record<CodeLanguage, Parser>> = {
  css: throwing(parseCss),
  docker,
  graphql,
  hcl,
  html,
  json,
  mdx: throwing(parseMdx),
  prisma,
  protobuf,
  sql,
  toml: throwing(parseToml),
};

export const checker: LanguageChecker = {
  outcome: 'syntax',
  check: (samples) =>
    eachSample(samples, async (sample) => {
      const { language, code } = sample;
      const parse = parsers[language];
      if (!parse) {
        throw new Error(
          `No parser for ${language}. Available: ${Object.keys(parsers).join(', ')}.`,
        );
      }
      return (await parse(code, sample)).map((error) => ({ code: language, ...error }));
    }),
};
