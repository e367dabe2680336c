import * as z from 'zod';
import { markdownLine, rejectDuplicates } from './key-rows';
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

const serviceName = z.enum(Object.keys(content.services) as (keyof typeof content.services)[]);
const sourceName = z.enum(Object.keys(content.sources) as (keyof typeof content.sources)[]);

const priceSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/, 'must be lowercase words joined by hyphens'),
  provider: z.enum(pricedClouds),
  /** The resource types whose pages list the price. */
  blocks: z.array(z.enum(blockIds)).min(1),
  service: serviceName,
  /** The part of the service that the reader pays for: `requests`. */
  what: markdownLine,
  usd: z.number().positive(),
  /** Follows the amount: `per million`, `a month`. */
  unit: markdownLine,
  region: markdownLine,
  source: sourceName,
  /** The amount that is free each month. */
  free: z.strictObject({ amount: markdownLine, source: sourceName }).optional(),
});

const schema = z
  .strictObject({
    currency: z.literal('USD'),
    services: z.record(serviceName, serviceSchema),
    sources: z.record(sourceName, sourceSchema),
    prices: z.array(priceSchema).min(1),
  })
  .superRefine(({ services, sources, prices: all }, context) => {
    const ids = all.map(({ id }) => id);
    rejectDuplicates('price', ids, context);
    const used: string[] = all.flatMap(({ service, source, free }) => [
      service,
      source,
      free?.source ?? '',
    ]);
    Object.keys({ ...services, ...sources })
      .filter((name) => !used.includes(name))
      .map((name) => `no price refers to "${name}". Remove it`)
      .forEach((message) => context.addIssue({ code: 'custom', message }));
  });

export type PriceSource = z.infer<typeof sourceSchema>;

/** A price with the service, and with the sources of its amounts. */
export interface Price extends Omit<z.infer<typeof priceSchema>, 'service' | 'source' | 'free'> {
  service: z.infer<typeof serviceSchema>;
  source: PriceSource;
  free?: { amount: string; source: PriceSource };
}

const data = readData('data/prices.json', schema, content);

/** Prices of the cloud services behind Nitric's resources, as dated sources quote them. */
export const prices: readonly Price[] = data.prices.map(({ service, source, free, ...price }) => ({
  ...price,
  service: data.services[service],
  source: data.sources[source],
  ...(free && { free: { amount: free.amount, source: data.sources[free.source] } }),
}));
