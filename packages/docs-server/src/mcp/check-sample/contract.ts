/** The longest sample, in characters. */
export const LONGEST_SAMPLE = 12_000;

/** What the thread compiles. */
export interface Sample {
  code: string;
  /** The declarations of the SDK: a module, or a file that declares modules. */
  declarations: string;
}

/** A name in a sample. */
export interface UsedName {
  name: string;
  /** The types that it can be a member of. Empty for a name that isn't a member. */
  owners: string[];
  /** Whether one of the types has the member. */
  isMember: boolean;
}

/** What the thread answers with. */
export interface SampleProblem {
  /** Starts at 1, like the column. */
  line: number;
  column: number;
  /** Such as `TS2339`. */
  code: string;
  message: string;
  /** The calls and members around the problem, the closest first. */
  names: UsedName[];
}
