import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { KeyType } from '../key-rows';
import { pathOf } from '../read-data';

/** A key that a program reads from a file. */
export interface KeyFacts {
  /** `<name>` stands for the keys of a map. */
  key: string;
  type: KeyType;
  default?: string;
}

export interface FlagFacts {
  name: string;
  short?: string;
  takesValue: boolean;
  default?: string;
}

interface CommandFacts {
  /** Full name: `nitric stack new`. */
  command: string;
  aliases: string[];
  /** The most. Undefined if the command doesn't limit it. */
  args?: number;
  flags: FlagFacts[];
}

export type Cloud = 'aws' | 'gcp' | 'azure';

/** What the Go program in `go/facts` prints. */
export interface GoFacts {
  cli: {
    commands: CommandFacts[];
    globalFlags: FlagFacts[];
    project: KeyFacts[];
    local: KeyFacts[];
  };
  providers: { actions: string[]; keys: Record<Cloud, KeyFacts[]> };
}

const PROGRAM = pathOf('go/facts');
const NITRIC = 'github.com/nitrictech/nitric';

/**
 * The program, the CLI, and the modules of the checkout of the providers that they use, so that no registry is needed for them.
 * @param providers absolute path
 */
const workspaceOf = (cli: string, providers: string): string =>
  [
    'go 1.23.1',
    ...[PROGRAM, cli].map((folder) => `use ${JSON.stringify(folder)}`),
    ...['cloud/common', 'core'].map(
      (module) => `replace ${NITRIC}/${module} => ${JSON.stringify(path.join(providers, module))}`,
    ),
  ].join('\n');

/** Files that Go reads as if they were in the checkout or the program, by their path there. */
function overlayOf(cli: string, providers: string, empty: string): Record<string, string> {
  const configurations = (['aws', 'gcp', 'azure'] as const).map((cloud) => [
    // The provider's module requires Pulumi, and its configuration doesn't.
    path.join(PROGRAM, cloud, 'config.go'),
    path.join(providers, 'cloud', cloud, 'common/config.go'),
  ]);
  return {
    ...(Object.fromEntries(configurations) as Record<string, string>),
    // The command tree is not exported.
    [path.join(cli, 'cmd/root_facts.go')]: path.join(PROGRAM, 'overlay/root.go'),
    // The CLI embeds its dashboard, which is built separately.
    [path.join(cli, 'pkg/dashboard/dist/index.html')]: empty,
  };
}

/**
 * Reads facts from the compiled CLI and from the configuration structs of the providers. The checkouts aren't changed.
 * @throws with the output of Go if it isn't installed, or a checkout doesn't compile
 */
export async function readGoFacts(cliFolder: string, providersFolder: string): Promise<GoFacts> {
  const [cli, providers] = [path.resolve(cliFolder), path.resolve(providersFolder)];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nitric-facts-'));
  const [workspace, overlay, empty] = ['go.work', 'overlay.json', 'empty'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  try {
    fs.writeFileSync(workspace, workspaceOf(cli, providers));
    fs.writeFileSync(overlay, JSON.stringify({ Replace: overlayOf(cli, providers, empty) }));
    fs.writeFileSync(empty, '');
    const { stdout } = await promisify(execFile)('go', ['run', '-overlay', overlay, '.'], {
      cwd: PROGRAM,
      env: { ...process.env, GOWORK: workspace },
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(stdout) as GoFacts;
  } catch (error) {
    throw new Error(
      `packages/nitric-facts/go/facts doesn't run. Install Go, and pass the checkout of the CLI first and the one of the providers second. ${String(error)}`,
      { cause: error },
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
