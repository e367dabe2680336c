import { prices, type Price } from '../price-data';
import { oldPrices } from './outdated';

const priceOf = (date: string, freeDate = date): Price => {
  const [first] = prices as [Price];
  return {
    ...first,
    id: `of-${date}`,
    usd: 0.5,
    unit: 'a month',
    service: { name: 'DNS', pricing: 'https://cloud.test/pricing' },
    source: { ...first.source, date },
    free: { amount: '1 zone', source: { ...first.source, date: freeDate } },
  };
};

test('prices whose source is older than a year', () => {
  const all = [priceOf('2025-03-01'), priceOf('2025-03-03'), priceOf('2026-01-01', '2024-05-06')];
  expect(oldPrices(new Date('2026-03-02T12:00:00Z'), all)).toEqual([
    '- `of-2025-03-01`: 0.5 USD a month, as of 2025-03-01. Compare it with <https://cloud.test/pricing>.',
    '- `of-2026-01-01`: 0.5 USD a month, as of 2024-05-06. Compare it with <https://cloud.test/pricing>.',
  ]);
});
