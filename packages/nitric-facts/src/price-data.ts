import * as z from 'zod';
import { markdownLine } from './key-rows';
import content from '../data/prices.json';
import { blockIds } from './provider-data';
import { readData } from './read-data';

/** The clouds whose prices pages show. */
export const pricedClouds = ['aws', 'gcp', 'azure'] as const;
export type PricedCloud = (typeof pricedClouds)[number];

const url = z.string().regex(/^https:\/\/\S+$/, 'must be an address, such as https://example.com');

const serviceSchema = z.strictObject({
  name: markdownLine,
  /** The cloud's pricing page, which has the latest price. */
  pricing: url,
});

const sourceSchema = z.strictObject({
  title: markdownLine,
  url,
  /** The day on which the source states its prices. */
  date: z.iso.date({ error: 'must be the date of the source, such as 2026-09-24' }),
});

const priceSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/, 'must be lowercase words joined by hyphens'),
  provider: z.enum(pricedClouds),
  /** The resource types whose pages list the price. */
  blocks: z.array(z.enum(blockIds)).min(1),
  service: z.string(),
  /** The part of the service that the reader pays for: `requests`. */
  what: markdownLine,
  usd: z.number().positive(),
  /** Follows the amount: `per million`, `a month`. */
  unit: markdownLine,
  region: markdownLine,
  source: z.string(),
  /** The amount that is free each month. */
  free: z.strictObject({ amount: markdownLine, source: z.string() }).optional(),
});

const schema = z.strictObject({
  currency: z.literal('USD'),
  services: z.record(z.string(), serviceSchema),
  sources: z.record(z.string(), sourceSchema),
  prices: z.array(priceSchema).min(1),
});

type Content = z.infer<typeof schema>;
type PriceService = z.infer<typeof serviceSchema>;
export type PriceSource = z.infer<typeof sourceSchema>;

/** A price with the service, and with the sources of its amounts. */
export interface Price extends Omit<z.infer<typeof priceSchema>, 'service' | 'source' | 'free'> {
  service: PriceService;
  source: PriceSource;
  free?: { amount: string; source: PriceSource };
}

interface Problem {
  path: (string | number)[];
  message: string;
}

function duplicates({ prices }: Content): Problem[] {
  const ids = prices.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ path: ['prices', index, 'id'], message: `duplicate price "${id}"` }]
      : [],
  );
}

/** Services and sources without a price. */
function unusedNames({ services, sources, prices }: Content): Problem[] {
  const used = new Set(
    prices.flatMap(({ service, source, free }) => [service, source, free?.source]),
  );
  return Object.entries({ services, sources }).flatMap(([list, entries]) =>
    Object.keys(entries)
      .filter((name) => !used.has(name))
      .map((name) => ({ path: [list, name], message: 'no price refers to it. Remove it' })),
  );
}

/** Replaces the names of services and sources with their entries. */
const resolved = schema.transform((data, context): Price[] => {
  const { services, sources, prices } = data;
  [...duplicates(data), ...unusedNames(data)].forEach((problem) =>
    context.addIssue({ code: 'custom', ...problem }),
  );
  const find = <Entry>(
    entries: Readonly<Record<string, Entry>>,
    name: string,
    ...path: Problem['path']
  ): Entry => {
    const entry = entries[name];
    if (entry === undefined) {
      const message = `"${name}" doesn't exist. Accepted: ${Object.keys(entries).join(', ')}`;
      context.addIssue({ code: 'custom', path, message });
      return z.NEVER;
    }
    return entry;
  };
  return prices.map(({ service, source, free, ...price }, index) => ({
    ...price,
    service: find(services, service, 'prices', index, 'service'),
    source: find(sources, source, 'prices', index, 'source'),
    ...(free && {
      free: {
        amount: free.amount,
        source: find(sources, free.source, 'prices', index, 'free', 'source'),
      },
    }),
  }));
});

/** Prices of the cloud services behind Nitric's resources, as dated sources quote them. */
export const prices = readData('data/prices.json', resolved, content);
