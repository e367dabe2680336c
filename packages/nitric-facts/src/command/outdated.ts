import { prices, type Price } from '../price-data';
import { brokenLinks, externalLinks } from './external-links';
import { newerReleases } from './newer-releases';

/** Prices change rarely, and a person compares each one in a few minutes. */
const DAYS_OF_PRICES = 365;

const DAY = 24 * 60 * 60 * 1000;

/** The older date of the sources of the price and of the free amount. */
const oldestDateOf = ({ source, free }: Price): string =>
  free && free.source.date < source.date ? free.source.date : source.date;

/** A line for each price whose source is older than a year. */
export const oldPrices = (now: Date, all = prices): string[] =>
  all
    .map((price) => ({ ...price, date: oldestDateOf(price) }))
    .filter(({ date }) => now.getTime() - Date.parse(date) > DAYS_OF_PRICES * DAY)
    .map(
      ({ id, usd, unit, service, date }) =>
        `- \`${id}\`: ${usd} USD ${unit}, as of ${date}. Compare it with <${service.pricing}>.`,
    );

/**
 * Reports what changed outside of the site: new releases, external links that don't work, and prices to compare.
 * @param paths files and folders whose links are checked
 * @returns Markdown, which is empty if nothing changed, and a note for each repository that can't be read
 */
export async function outdatedReport(
  paths: readonly string[],
): Promise<{ report: string; unread: string[] }> {
  const { newer, unread } = newerReleases();
  const sections = {
    "Releases that the site doesn't describe": newer,
    "External links that don't work": await brokenLinks(externalLinks(paths)),
    'Prices older than a year': oldPrices(new Date()),
  };
  const report = Object.entries(sections)
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [`## ${title}`, '', ...lines].join('\n'))
    .join('\n\n');
  return { report, unread };
}
