import {
  blockIds,
  pricedClouds,
  prices,
  type Price,
  type PriceSource,
} from '@nitric-docs/nitric-facts';
import { oneOf } from '../../lib/jsx-attributes';
import { join, linked, markdown, shortDate, text, type Cell } from './cells';
import { tableElement } from './element';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

/** The service, with a link to the cloud's pricing page, and what is billed. */
const billedCell = ({ service, what }: Price): Cell => [
  ...linked(markdown(service.name), service.pricing),
  ...text(': '),
  ...markdown(what),
];

const priceCell = ({ usd, unit }: Price): Cell => [
  ...text(`${dollars.format(usd)} `),
  ...markdown(unit),
];

const sourceCell = ({ title, url, date }: PriceSource): Cell => [
  ...linked(markdown(title), url),
  ...text(`, ${shortDate(date)}`),
];

/** The sources of the price and of the free amount. */
function sourcesCell({ source, region, free }: Price): Cell {
  const ofPrice = [...sourceCell(source), ...text(` (${region})`)];
  return join(
    free && free.source !== source ? [ofPrice, sourceCell(free.source)] : [ofPrice],
    '; ',
  );
}

export const priceTable = tableElement({ provider: true, block: true }, (attributes) => {
  const provider = oneOf('provider', attributes.provider, pricedClouds);
  const block = oneOf('block', attributes.block, blockIds);
  return {
    columns: ['You pay for', 'Price', 'Free each month', 'Source'],
    rows: prices
      .filter((price) => price.provider === provider && price.blocks.includes(block))
      .map((price) => [
        billedCell(price),
        priceCell(price),
        markdown(price.free?.amount ?? 'None'),
        sourcesCell(price),
      ]),
  };
});
