import { availableParallelism } from 'node:os';
import { actionsOf, missingModules, type PlaygroundFiles } from '@nitric-docs/playground/build';
import { messageOf } from '../../errors';
import type { RunRecords } from '../../records';
import type { ScenarioResult } from '../run-tools';
import type { Scenario } from '../scenarios';
import { openBrowser } from './browser';
import { browserRunHash } from './records';
import { runInBrowser } from './run-in-browser';

export interface BrowserProgram {
  code: string;
  scenario: Scenario;
}

/** A program with its result on the local runtime. */
export interface Ran extends BrowserProgram {
  result: ScenarioResult;
}

/** Why a program can't run in a browser. Undefined if it can. */
export function browserObstacle({ code, scenario }: BrowserProgram): string | undefined {
  const [module] = missingModules(code);
  if (module !== undefined) {
    return `imports ${module}`;
  }
  try {
    actionsOf(scenario);
    return undefined;
  } catch {
    return 'has a scenario with a SQL database';
  }
}

async function runAll(
  files: PlaygroundFiles,
  programs: ReadonlyMap<string, Ran>,
): Promise<Map<string, string[]>> {
  const differences = new Map<string, string[]>();
  const waiting = [...programs];
  const browser = await openBrowser(files);
  const work = async (): Promise<void> => {
    const page = await browser.newPage();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [hash, { code, scenario, result }] = next;
      differences.set(hash, await runInBrowser(page, files, code, scenario, result));
    }
  };
  try {
    await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  } finally {
    await browser.close();
  }
  return differences;
}

export class PlaygroundCheck {
  /** How many programs can't run in a browser, by the reason. */
  readonly obstacles = new Map<string, number>();
  playable = 0;
  private failure: string | undefined;

  constructor(
    private readonly files: PlaygroundFiles,
    private readonly records: RunRecords,
  ) {}

  /** Whether a program has to run in the browser, and so on the local runtime, too. */
  isWanted(program: BrowserProgram): boolean {
    const obstacle = browserObstacle(program);
    if (obstacle !== undefined) {
      this.obstacles.set(obstacle, (this.obstacles.get(obstacle) ?? 0) + 1);
      return false;
    }
    this.playable += 1;
    return this.records.isWanted(this.hashOf(program));
  }

  /**
   * Runs programs in the browser. Equal programs run once.
   * @returns the differences of each program, in order
   */
  async run(ran: readonly Ran[]): Promise<string[][]> {
    const wanted = ran.filter((one) => browserObstacle(one) === undefined);
    const programs = new Map(wanted.map((one) => [this.hashOf(one), one]));
    const differences = await this.runAll(programs);
    differences.forEach((found, hash) =>
      this.records.set(hash, 'as on the local runtime', found.length === 0),
    );
    return ran.map((one) => differences.get(this.hashOf(one)) ?? []);
  }

  /** Why a program doesn't have the result of a run in the browser. Undefined if it has. */
  problemOf(program: BrowserProgram): string | undefined {
    const isRecorded = this.records.dayOf(this.hashOf(program)) !== undefined;
    return isRecorded || browserObstacle(program) !== undefined
      ? undefined
      : this.records.problem('this program in a browser', this.failure);
  }

  describe(): string[] {
    const reasons = [...this.obstacles].sort(([, a], [, b]) => b - a);
    const others = reasons.map(([reason, count]) => `  ${count} can't: ${reason}`);
    return [`Browser: ${this.playable} programs run as on the local runtime`, ...others];
  }

  /** Without a browser, nothing runs, and programs without a record have a problem. */
  private async runAll(programs: ReadonlyMap<string, Ran>): Promise<Map<string, string[]>> {
    try {
      return programs.size > 0 ? await runAll(this.files, programs) : new Map();
    } catch (error) {
      this.failure = messageOf(error);
      return new Map();
    }
  }

  private hashOf({ code, scenario }: BrowserProgram): string {
    return browserRunHash(code, scenario, this.files.names);
  }
}
