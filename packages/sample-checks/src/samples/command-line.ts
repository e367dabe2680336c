import type { Page } from '../config';
import { UsageError } from '@nitric-docs/docs-server/command';
import { codeLanguageOf, codeLanguages, type CodeLanguage } from '../languages';
import type { Problem } from './contracts';

/** @throws if the value of `--lang` isn't a language */
export function languageNamed(name: string): CodeLanguage {
  const language = codeLanguageOf(name);
  if (!language) {
    throw new UsageError(
      `Unknown language --lang ${name}. Accepted: ${codeLanguages.map(({ id }) => id).join(', ')}.`,
    );
  }
  return language;
}

/** The pages that `--path` names, or all of them, sorted by file. @throws if a path doesn't match any page */
export function pagesFor(all: readonly Page[], paths: readonly string[]): Page[] {
  const selected = paths.map((name) => name.replace(/^\.\//, '').replace(/\/$/, ''));
  const isBelow = ({ file }: Page, name: string): boolean =>
    file === name || file.startsWith(`${name}/`);
  const missing = selected.find((name) => !all.some((page) => isBelow(page, name)));
  if (missing !== undefined) {
    throw new UsageError(
      `--path ${missing} doesn't match any page. Pass a page or a folder, such as docs/apis.mdx.`,
    );
  }
  return all
    .filter((page) => selected.length === 0 || selected.some((name) => isBelow(page, name)))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Formats problems like `docs/apis.mdx:42:7 TS2345 message`, sorted and without duplicates. */
export function describeProblems(problems: readonly Problem[]): string[] {
  const ordered = [...problems].sort(
    (a, b) => a.page.localeCompare(b.page) || a.line - b.line || a.column - b.column,
  );
  return [
    ...new Set(
      ordered.map(
        ({ page, line, column, code, message }) => `${page}:${line}:${column} ${code} ${message}`,
      ),
    ),
  ];
}
