import * as z from 'zod';
import { guideSchema } from './guide';

/** The front matter that authors can write. The build sets `slug` and `displayed_sidebar`. */
const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1),
  title_meta: z.string().trim().min(1).optional(),
  description: z.string().trim().min(50).max(160).regex(/\.$/, 'must end with a period'),
  symbol: z.string().trim().min(1).optional(),
  /** For a page about several functions, each in a section with its anchor. */
  symbols: z.array(z.string().trim().min(1)).min(2).optional(),
  keywords: z.array(z.string().min(1)).optional(),
  custom_edit_url: z.null().optional(),
  guide: guideSchema.optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

const acceptedKeys = (path: readonly PropertyKey[]): string =>
  Object.keys(path[0] === 'guide' ? guideSchema.shape : frontMatterSchema.shape).join(', ');

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') {
    return `"${issue.path.join('.')}": ${issue.message}`;
  }
  const keys = issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`).join(', ');
  return `unknown key ${keys}. Accepted keys: ${acceptedKeys(issue.path)}`;
}

/** @param problems the invalid fields, each with what is accepted */
export const frontMatterError = (file: string, problems: readonly string[]): Error =>
  new Error(
    `Invalid front matter in ${file}:\n${problems.map((text) => `  - ${text}.`).join('\n')}`,
  );

/**
 * Validates the front matter of a page.
 * @param file path of the page, for the error message
 * @param needsSymbol whether the page documents an SDK function
 * @throws an error that lists each invalid field and what is accepted
 */
export function parseFrontMatter(
  file: string,
  frontMatter: Record<string, unknown>,
  needsSymbol = false,
): FrontMatter {
  const result = frontMatterSchema.safeParse(frontMatter);
  const problems = result.success ? [] : result.error.issues.map(describe);
  if (needsSymbol && (frontMatter.symbol === undefined) === (frontMatter.symbols === undefined)) {
    problems.push(
      '"symbol": missing. Write the name of the SDK function, such as Bucket.file, or the list "symbols" for several, but not both',
    );
  }
  if (!result.success || problems.length > 0) {
    throw frontMatterError(file, problems);
  }
  return result.data;
}
