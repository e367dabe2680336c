import { readContentPages } from '../../../../plugins/lib/content-inventory';
import {
  codeLanguageOf,
  codeLanguages,
  type CodeLanguage,
} from '../../../../src/contracts/code-language';
import { UsageError } from '../../../../scripts/lib/command';
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

/**
 * @param paths values of `--path`; if there are none, all pages
 * @throws if a path doesn't match any page
 */
export function pagesFor(root: string, paths: readonly string[]): string[] {
  const all = [...readContentPages(root).values()].map(({ file }) => file).sort();
  const selected = paths.map((name) => name.replace(/^\.\//, '').replace(/\/$/, ''));
  const isBelow = (file: string, name: string): boolean =>
    file === name || file.startsWith(`${name}/`);
  const missing = selected.find((name) => !all.some((file) => isBelow(file, name)));
  if (missing !== undefined) {
    throw new UsageError(
      `--path ${missing} doesn't match any page. Pass a page or a folder, such as docs/apis.mdx.`,
    );
  }
  return selected.length === 0
    ? all
    : all.filter((file) => selected.some((name) => isBelow(file, name)));
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
