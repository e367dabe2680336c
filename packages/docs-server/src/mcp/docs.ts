import { LocalSearch, type SearchHit, type SearchRequest } from '@nitric-docs/search';
import {
  SDK_FUNCTIONS_FILE,
  sdkFunctionsSchema,
  type SdkFunction,
} from '../contracts/sdk-functions';
import { SAMPLE_COMPILER_FILE } from '../contracts/sdk-types';
import { routeOfPath, type DocsSite } from '../site';
import { CompilerThread } from './check-sample/compiler-thread';
import type { PageHeading } from './page-section';
import { DocsError, type SiteFiles } from './site-files';

/** The route of a search hit, without its anchor. */
export function routeOfHit({ base }: DocsSite, { url }: SearchHit): string {
  const [path = ''] = url.split('#');
  return routeOfPath(base, path) ?? path;
}

/** The documentation of one build. It reads each part when a tool first requires it, and keeps the parts that tools share. */
export class Docs {
  private readonly index: LocalSearch;
  private thread: CompilerThread | undefined;

  /** @param address of the site without a slash at the end, such as `https://example.com/docs` */
  constructor(
    readonly site: DocsSite,
    private readonly files: SiteFiles,
    private readonly address: string,
  ) {
    this.index = new LocalSearch(site.search, (file) => this.readJson(file));
  }

  /** @param route can have an anchor */
  urlOfRoute(route: string): string {
    return this.address + route;
  }

  async search(request: SearchRequest): Promise<SearchHit[]> {
    return (await this.index.search(request)).hits;
  }

  /** The headings of a page that have an anchor. Undefined if there's no such page. */
  async headingsOf(route: string): Promise<readonly PageHeading[] | undefined> {
    return (await this.index.allPages()).find((page) => page.route === route)?.sections.slice(1);
  }

  /** The Markdown copy of an existing page: `apis.md` for `/apis`, and `index.md` for the home page. */
  markdownOf(route: string): Promise<string> {
    return this.read(`${route === '/' ? 'index' : route.slice(1)}.md`);
  }

  /** @throws an error for the client if the site has no such file, whose path is below the folder of the build */
  async read(file: string): Promise<string> {
    const text = await this.files.read(file);
    if (text === undefined) {
      throw new DocsError(
        `The site has no file ${file}. Check the address of the site. If it is a local build, run "npm run build".`,
      );
    }
    return text;
  }

  /** The functions of an SDK version. */
  async functionsOf(sdk: string, version: string): Promise<SdkFunction[]> {
    const all = sdkFunctionsSchema.parse(await this.readJson(SDK_FUNCTIONS_FILE));
    return all.find((one) => one.sdk === sdk && one.version === version)?.functions ?? [];
  }

  /** @param typescript the file of the compiler */
  compiler(typescript: string): CompilerThread {
    this.thread ??= new CompilerThread(() => this.read(SAMPLE_COMPILER_FILE), typescript);
    return this.thread;
  }

  private async readJson(file: string): Promise<unknown> {
    return JSON.parse(await this.read(file));
  }
}
