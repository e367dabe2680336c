import { readCommands, type CommandFacts, type FlagFacts } from './read-commands';
import { readKeys, type KeyFacts } from './read-keys';
import { callsIn, children, descendants, parseGo, stringOf, stringsIn } from './go-source';

export interface CliFacts {
  commands: CommandFacts[];
  globalFlags: FlagFacts[];
  previewFeatures: string[];
  project: KeyFacts[];
  local: KeyFacts[];
  environment: string[];
}

/** Variables that have no entry: the CLI never uses `GOPATH`, and the system sets `DISPLAY`. */
const WITHOUT_ENTRY = ['GOPATH', 'DISPLAY'];

async function readPreviewFeatures(checkout: string): Promise<string[]> {
  const files = await parseGo(checkout, 'pkg/preview');
  return files.flatMap(({ root }) =>
    descendants(root, 'const_spec')
      .filter((spec) => spec.childForFieldName('type')?.text === 'Feature')
      .flatMap((spec) => children(spec.childForFieldName('value')).flatMap(stringsIn)),
  );
}

/** Reads the environment variables of `os.Getenv("BROWSER")` and `env.GetEnv("NITRIC_HOME", …)`. */
async function readEnvironment(checkout: string): Promise<string[]> {
  const files = await parseGo(checkout, 'pkg', { recursive: true });
  const names = files.flatMap(({ root }) =>
    callsIn(root)
      .filter(({ name }) => ['Getenv', 'LookupEnv', 'GetEnv'].includes(name))
      .flatMap(({ args }) => stringOf(args[0]) ?? []),
  );
  return [...new Set(names)].filter((name) => !WITHOUT_ENTRY.includes(name));
}

/**
 * Reads the facts of the CLI from its sources.
 * @throws for a source that can't be read
 */
export async function readCli(checkout: string): Promise<CliFacts> {
  return {
    ...(await readCommands(checkout)),
    previewFeatures: await readPreviewFeatures(checkout),
    project: await readKeys(checkout, ['pkg/project/config.go'], 'ProjectConfiguration', 'yaml'),
    local: await readKeys(checkout, ['pkg/project/localconfig'], 'LocalConfiguration', 'yaml'),
    environment: await readEnvironment(checkout),
  };
}
