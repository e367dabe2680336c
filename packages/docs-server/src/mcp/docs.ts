import { markdownFileOf, pathOfRoute, routeOfPath } from '../../../../src/config/routes';
import { BASE_URL } from '../../../../src/config/site';
import type { SearchHit, SearchRequest } from '../../../../src/contracts/search';
import {
  SDK_FUNCTIONS_FILE,
  sdkFunctionsSchema,
  type SdkFunctions,
} from '../../../../src/contracts/sdk-functions';
import { LocalSearch } from '../../../../src/search-engine/local-search';
import type { BuiltSite } from '../services/built-site';
import { builtFiles, DocsError, type SiteFiles } from './site-files';

/** The address of a site at an origin, without a slash at the end: `https://nitric.io/docs`. */
export const siteAddress = (origin: string): string => origin + BASE_URL.slice(0, -1);

/** The route of a search hit, without its anchor. */
export const routeOfHit = ({ url }: SearchHit): string => {
  const [path = ''] = url.split('#');
  return routeOfPath(path) ?? path;
};

/** The documentation of one build. It reads each part when a tool first requires it, and keeps the parts that tools share. */
export class Docs {
  private readonly index: LocalSearch;
  private functions: Promise<SdkFunctions> | undefined;

  /** @param site address of the site without a slash at the end, such as `https://nitric.io/docs` */
  constructor(
    private readonly files: SiteFiles,
    private readonly site: string,
  ) {
    this.index = new LocalSearch((file) => this.readJson(file), undefined, {
      required: Infinity,
      additional: Infinity,
    });
  }

  /** The full address of a path with the site's base, such as `/docs/apis#limits`. */
  urlOf(path: string): string {
    return `${this.site}/${path.slice(BASE_URL.length)}`;
  }

  urlOfRoute(route: string): string {
    return this.urlOf(pathOfRoute(route));
  }

  async search(request: SearchRequest): Promise<SearchHit[]> {
    return (await this.index.search(request)).hits;
  }

  /** The routes of all pages. */
  async routes(): Promise<ReadonlySet<string>> {
    return new Set(await this.index.allRoutes());
  }

  /**
   * The Markdown copy of a page.
   * @param route one of {@link routes}
   */
  markdownOf(route: string): Promise<string> {
    return this.read(markdownFileOf(route));
  }

  /** The functions of all SDK versions. */
  sdkFunctions(): Promise<SdkFunctions> {
    this.functions ??= this.readJson(SDK_FUNCTIONS_FILE)
      .then((data) => sdkFunctionsSchema.parse(data))
      .catch((error: unknown) => {
        this.functions = undefined;
        throw error;
      });
    return this.functions;
  }

  private async readJson(file: string): Promise<unknown> {
    return JSON.parse(await this.read(file));
  }

  private async read(file: string): Promise<string> {
    const text = await this.files.read(file);
    if (text === undefined) {
      throw new DocsError(
        `The site has no file ${file}. Check the address of the site. If it is a local build, run "npm run build".`,
      );
    }
    return text;
  }
}

/**
 * Returns the documentation of the current build. It is created on first use, and again after the server has loaded another build.
 * @param origin of the published site
 */
export function docsOfBuild(current: () => BuiltSite, origin: string): () => Docs {
  let known: { site: BuiltSite; docs: Docs } | undefined;
  return () => {
    const site = current();
    if (known?.site !== site) {
      known = { site, docs: new Docs(builtFiles(site), siteAddress(origin)) };
    }
    return known.docs;
  };
}
