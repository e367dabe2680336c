import { blockIds, providers } from '@nitric-docs/nitric-facts';
import { sdkReferenceOf, versionHref } from '../sdks';
import aliases from './page-names.json';

/** Other names of pages outside the SDK references and the pages of providers. */
const otherNames: Readonly<Record<string, readonly string[]>> = aliases.otherNames;

/** The names of Go functions before release 1.0.8, which gave every client its type. They are also those of the other SDKs. */
const earlierGoNames: Readonly<Record<string, string>> = aliases.earlierGoNames;

/** What readers call the first page of an SDK, next to the name of the SDK. */
const SDK_HOME = ['reference', 'functions', 'SDK', 'library'] as const;
/** What readers call the list of guides of a language, next to its name. */
const GUIDE_LIST = ['guides', 'tutorials'] as const;

/** Vendors in front of the names of services, which readers leave out. */
const VENDOR = /^(?:Amazon|AWS|Azure|Google Cloud|Google) /;
/** The part of a name before its edition, or before what it is used for. */
const BASE = /^.*?(?=,| \(| `| with | in | of | for | that |$)/;
/** An acronym, or at least two capitalized words, at the start of a resource: `ECR`, `Step Functions`. */
const PRODUCT = /^(?:[A-Z]{3,}|[A-Z][\w/]+(?: [A-Z][\w/]+)+)(?= )/;
/** What follows the product in the name of a service: `Pub/Sub topic`. */
const KIND = / topic$| cron binding$/;

const baseOf = (name: string): string => BASE.exec(name)?.[0] ?? name;

const variantsOf = (service: string): string[] => [
  ...new Set([service, service.replace(VENDOR, ''), service.replace(KIND, '')]),
];

type PagesOfName = Map<string, Set<string>>;

function add(names: PagesOfName, name: string, page: string): void {
  names.set(name, (names.get(name) ?? new Set()).add(page));
}

/** The pages of each cloud service. A service that is only a part of a resource, such as Step Functions, counts if one page has it. */
function pagesOfProducts(): PagesOfName {
  const services: PagesOfName = new Map();
  const parts: PagesOfName = new Map();
  for (const provider of Object.values(providers).filter(({ engine }) => engine === 'Pulumi')) {
    for (const block of blockIds) {
      const { service, page = provider.page, resources = [] } = provider.blocks[block] ?? {};
      const names = service ? variantsOf(baseOf(service)) : [];
      const created = resources.map(({ resource }) => baseOf(resource));
      names.forEach((name) => add(services, name, page));
      created
        .filter((name) => names.some((each) => name.startsWith(`${each} `)))
        .forEach((name) => add(services, name, page));
      created
        .flatMap((name) => PRODUCT.exec(name)?.[0] ?? [])
        .forEach((name) => add(parts, name, page));
    }
  }
  const isOwnPage = (name: string, pages: ReadonlySet<string>): boolean =>
    pages.size === 1 && !services.has(name);
  return new Map([...services, ...[...parts].filter(([name, pages]) => isOwnPage(name, pages))]);
}

const productPages = pagesOfProducts();

const GUIDE_LIST_ROUTE = /^\/guides\/[^/]+$/;

/** Names by which readers look for a page and that its title doesn't contain. Search treats them like the title. */
export function searchAliasesOf(route: string): string[] {
  const reference = sdkReferenceOf(route);
  if (reference && route === versionHref(reference.sdk, reference.version)) {
    return [...SDK_HOME];
  }
  const provider = Object.values(providers).find(({ page }) => page === route);
  const earlierName = earlierGoNames[route.replace(/^\/reference\/go\//, '')];
  return [
    ...(earlierName !== undefined && reference?.isLatest ? [earlierName] : []),
    ...(otherNames[route] ?? []),
    ...(GUIDE_LIST_ROUTE.test(route) ? GUIDE_LIST : []),
    ...(provider ? [`${provider.cloud} provider`] : []),
    ...[...productPages].filter(([, pages]) => pages.has(route)).map(([name]) => name),
  ];
}
