import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import * as z from 'zod';
import { guideSchema } from '../../src/contracts/guide';

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

/** What is accepted for each key. */
const ACCEPTED: Readonly<Record<string, string>> = {
  title: 'a text',
  title_meta: 'a text',
  description: '50 to 160 characters, with a period at the end',
  symbol:
    'the name of the SDK function, such as Bucket.file, or a list "symbols" of several functions instead',
  symbols: 'a list of at least two functions, such as [Bucket.file, Bucket.files]',
  keywords: 'a list of texts, such as [files, blobs]',
  custom_edit_url: 'null, for a page without a link to its source',
};

/** An invalid field, and what is accepted, without a period. */
export interface FieldProblem {
  path: readonly PropertyKey[];
  text: string;
}

const acceptedKeys = (path: readonly PropertyKey[]): string =>
  Object.keys(path[0] === 'guide' ? guideSchema.shape : frontMatterSchema.shape).join(', ');

function reasonOf({ code, input, message, path }: z.core.$ZodIssue): string {
  if (input === undefined && code === 'invalid_type') {
    return 'missing';
  }
  return path[0] === 'description' && typeof input === 'string' && code.startsWith('too_')
    ? `it has ${input.length} characters`
    : message;
}

function describe(issue: z.core.$ZodIssue): FieldProblem[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: `unknown key "${[...path, key].join('.')}". Accepted keys: ${acceptedKeys(path)}. Remove or correct the key`,
    }));
  }
  const accepted = ACCEPTED[String(path[0])];
  return [
    {
      path,
      text: `"${path.join('.')}": ${reasonOf(issue)}${accepted ? `. Accepted: ${accepted}` : ''}`,
    },
  ];
}

/**
 * Validates the front matter of a page.
 * @param needsSymbol whether the page documents an SDK function
 */
export function checkFrontMatter(
  frontMatter: unknown,
  needsSymbol = false,
): { data?: FrontMatter; problems: FieldProblem[] } {
  const { success, data, error } = frontMatterSchema.safeParse(frontMatter, { reportInput: true });
  const problems = success ? [] : error.issues.flatMap(describe);
  const given = Object(frontMatter) as Record<string, unknown>;
  if (needsSymbol && 'symbol' in given === 'symbols' in given) {
    const what = 'symbol' in given ? 'it is next to "symbols"' : 'missing';
    problems.push({ path: ['symbol'], text: `"symbol": ${what}. Accepted: ${ACCEPTED.symbol}` });
  }
  return success ? { data, problems } : { problems };
}

export function parseFrontMatter(file: string, frontMatter: Record<string, unknown>): FrontMatter {
  const { data, problems } = checkFrontMatter(frontMatter);
  if (!data) {
    throw new Error(problems.map(({ text }) => `${file}: ${text}.`).join('\n'));
  }
  return data;
}

/** Reads the front matter from the source of a page, for what the published front matter doesn't contain. */
export async function readFrontMatter(file: string, source: string): Promise<FrontMatter> {
  const params = { filePath: file, fileContent: source };
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER(params);
  return parseFrontMatter(file, frontMatter);
}
