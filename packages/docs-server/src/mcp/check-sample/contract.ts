import * as z from 'zod';

/** The longest sample, in characters. */
export const LONGEST_SAMPLE = 12_000;

/** What the thread compiles. */
export interface Sample {
  code: string;
  /** The declarations of the SDK: a module, or a file that declares modules. */
  declarations: string;
}

/** A name in a sample. */
const usedNameSchema = z.object({
  name: z.string(),
  /** The types that it can be a member of. Empty for a name that isn't a member. */
  owners: z.array(z.string()),
  /** Whether one of the types has the member. */
  isMember: z.boolean(),
});
export type UsedName = z.infer<typeof usedNameSchema>;

const problemSchema = z.object({
  /** Starts at 1, like the column. */
  line: z.number(),
  column: z.number(),
  /** Such as `TS2339`. */
  code: z.string(),
  message: z.string(),
  /** The calls and members around the problem, the closest first. */
  names: z.array(usedNameSchema),
});
export type SampleProblem = z.infer<typeof problemSchema>;

/** What the thread answers. */
export const problemsSchema = z.array(problemSchema);
