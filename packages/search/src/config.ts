import type { SoughtFunction, SoughtMessages, SoughtName } from './evaluation/generated';
import type { Minimums, QuerySet } from './evaluation/relevance';
import type { HostedTarget } from './hosted/push';
import type { SearchSite } from './site';

/** What the command `search` measures. */
export interface Evaluation {
  /** The folder of the written sets: `<name>.json` for each. */
  folder: string;
  sets: readonly QuerySet[];
  minimums: Readonly<Record<'generated' | 'titles' | 'messages', Minimums>>;
  isFunctionPage: (route: string) => boolean;
  /** Reads what readers look for from the facts of the site. */
  readSought: () => {
    names: readonly SoughtName[];
    functions: readonly SoughtFunction[];
    messages: SoughtMessages;
  };
}

/** The configuration of the command `search`: the default export of the file after `--config`. */
export interface SearchConfig {
  site: SearchSite;
  buildFolder: string;
  evaluation: Evaluation;
  /** @throws an error that names a missing setting */
  readHostedTarget: () => HostedTarget;
}
