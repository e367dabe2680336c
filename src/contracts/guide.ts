import * as z from 'zod';

export const guideClouds = { aws: 'AWS', gcp: 'Google Cloud', azure: 'Azure' } as const;

export type GuideCloud = keyof typeof guideClouds;

const cloudIds = Object.keys(guideClouds) as [GuideCloud, ...GuideCloud[]];

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

const NOT_UNIQUE = 'must name each value only once';

/** A tutorial is typed, a recipe changes a project that the reader has, and an example is a tour of a finished project. */
export const guideKinds = ['tutorial', 'recipe', 'example'] as const;

/** `Tutorial` */
export const guideKindLabel = (kind: (typeof guideKinds)[number]): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1);

/** The `guide` block of a page's front matter. `plugins/content/front-matter` compares it with the configuration. */
export const guideSchema = z.strictObject({
  /** Folder of the project, relative to the root of the repository. Absent in a recipe that changes the reader's own project. */
  project: z
    .string()
    .regex(
      /^examples\/[a-z\d]+(?:-[a-z\d]+)*$/,
      'must be a folder in examples/, such as examples/nodejs-rest-api',
    )
    .optional(),
  kind: z.enum(guideKinds),
  /** What the reader has at the end. */
  result: z.string().trim().min(10).max(80).regex(/[^.]$/, 'must not end with a period'),
  /** An ID of `src/config/sdks.ts`. Absent if the guide is about a CI system or Terraform. */
  sdk: z.string().optional(),
  minutes: z.int().min(5).max(240),
  clouds: z.array(z.enum(cloudIds)).min(1).refine(isUnique, NOT_UNIQUE),
  /** Topics of `src/config/guide-topics.json`. */
  topics: z.array(z.string()).min(1).refine(isUnique, NOT_UNIQUE),
  /** The reason why `check:run` can't start the project. */
  norun: z.string().trim().min(1).optional(),
});

export type Guide = z.infer<typeof guideSchema>;
