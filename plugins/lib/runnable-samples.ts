import { createHash } from 'node:crypto';
import { actionsOf, bundlePlayground, stripTypes } from '@nitric-docs/playground/build';
import { playablePrograms } from '@nitric-docs/sample-checks/playground';
import { readScenario } from '@nitric-docs/sample-checks/scenarios';
import { BASE_URL } from '../../src/config/site';
import type { CodeLanguage } from '../../src/contracts/code-language';
import { PLAYGROUND_FOLDER, type RunnableSample } from '../../src/contracts/playground';

export interface FenceProgram {
  language: CodeLanguage;
  /** With the lines that the page doesn't show. */
  code: string;
  /** The name of its scenario. */
  scenario: string | undefined;
}

/** The programs that readers can run. `remarkCode` adds each one when its page is compiled. */
export class RunnableSamples {
  private readonly samples = new Map<string, Omit<RunnableSample, 'files'>>();
  private isPlayable: ReturnType<typeof playablePrograms> = () => false;
  private bundle: ReturnType<typeof bundlePlayground> | undefined;

  constructor(private readonly siteDir: string) {}

  /** Reads which programs have passed, before pages are compiled. */
  async prepare(): Promise<void> {
    const { names } = await this.playground();
    this.isPlayable = playablePrograms(this.siteDir, names);
  }

  /** The ID of a program, which is part of its address. Undefined if it hasn't passed its scenario in a browser. */
  add({ language, code, scenario }: FenceProgram): string | undefined {
    if (
      scenario === undefined ||
      !['typescript', 'javascript'].includes(language) ||
      !this.isPlayable(code, scenario)
    ) {
      return undefined;
    }
    const actions = actionsOf(readScenario(this.siteDir, scenario));
    const sample = { source: code, code: stripTypes(code), ...actions };
    const id = createHash('sha256').update(JSON.stringify(sample)).digest('hex').slice(0, 8);
    this.samples.set(id, sample);
    return id;
  }

  /** The files of the playground, and one of each program, by their names. */
  async files(): Promise<Map<string, string>> {
    const { files, names } = await this.playground();
    const address = (name: string): string => `${BASE_URL}${PLAYGROUND_FOLDER}/${name}`;
    const addresses = {
      frame: address(names.frame.replace(/\.html$/, '')),
      worker: address(names.worker),
      modules: Object.fromEntries(
        Object.entries(names.modules).map(([module, name]) => [module, address(name)]),
      ),
    };
    return new Map([
      ...Object.entries(files),
      ...[...this.samples].map(([id, sample]): [string, string] => [
        `${id}.json`,
        JSON.stringify({ ...sample, files: addresses }),
      ]),
    ]);
  }

  /** The document of the frame, and its policy. */
  async frame(): Promise<{ name: string; policy: string }> {
    const { names, policy } = await this.playground();
    return { name: names.frame, policy };
  }

  private playground(): ReturnType<typeof bundlePlayground> {
    return (this.bundle ??= bundlePlayground());
  }
}
