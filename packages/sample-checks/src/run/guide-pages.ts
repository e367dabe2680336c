import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { GuideProject, Page } from '../config';
import type { Fence } from '../samples/read-fences';
import { checkScenario, type Scenario } from './scenarios';

export interface GuidePage {
  page: string;
  guide: GuideProject & { project: string };
  /** The commands that the check executes, in the order of the page. */
  commands: Fence[];
  /** The fences that show the output of a command, by its `run`. */
  outputs: Map<string, Fence>;
  /** All fences, which the check of a tutorial types. */
  fences: Fence[];
}

const isCommand = ({ language, meta }: Fence): boolean =>
  language === 'bash' && meta.run !== undefined;

export const guidePagesOf = (pages: readonly Page[], fences: readonly Fence[]): GuidePage[] =>
  pages.flatMap(({ file, guide }) => {
    if (guide?.project === undefined) {
      return [];
    }
    const { project } = guide;
    const own = fences.filter(({ page }) => page === file);
    const outputs = own.flatMap((fence) =>
      fence.meta.output === undefined ? [] : [[fence.meta.output, fence] as const],
    );
    return [
      {
        ...{ page: file, guide: { ...guide, project }, fences: own },
        commands: own.filter(isCommand),
        outputs: new Map(outputs),
      },
    ];
  });

/** The folder of the runs of projects, relative to the root of the repository. */
export const PROJECT_RUN_FOLDER = 'tests/examples';

/** What a project requires to run, and what is expected of it. Projects that do the same share a file. */
const projectRunSchema = z.looseObject({
  projects: z.array(z.string()).min(1),
  /** Shell commands that start stand-ins for outside services, in the folder of the project. */
  alongside: z.array(z.string()).default([]),
  steps: z.array(z.unknown()).optional(),
});

export interface ProjectRun {
  alongside: readonly string[];
  scenario: Scenario;
}

const noRun: ProjectRun = { alongside: [], scenario: {} };

/** @throws if a file isn't valid, or names a project that doesn't exist */
export function readProjectRuns(root: string): (project: string) => ProjectRun {
  const folder = path.join(root, PROJECT_RUN_FOLDER);
  const byProject = new Map<string, ProjectRun>();
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const file = `${PROJECT_RUN_FOLDER}/${name}`;
    const result = projectRunSchema.safeParse(
      parse(fs.readFileSync(path.join(root, file), 'utf8')),
    );
    if (!result.success) {
      throw new Error(`${file}: ${z.prettifyError(result.error)}`);
    }
    const { projects, alongside, ...scenario } = result.data;
    for (const project of projects) {
      if (!fs.existsSync(path.join(root, 'examples', project))) {
        throw new Error(`${file}: examples/${project} doesn't exist.`);
      }
      byProject.set(project, { alongside, scenario: checkScenario(file, scenario) });
    }
  }
  return (project) => byProject.get(project) ?? noRun;
}
