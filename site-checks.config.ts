import { KILOBYTE, type PageWeight, type WeightBudgets } from '@nitric-docs/site-checks';
import { isFunctionPage } from './src/config/sdks';
import { BASE_URL } from './src/config/site';

/** Budget in kB. Limits for styles, scripts, and requests are the same for all kinds of pages. */
const pageBudget = (html: number, total: number): PageWeight => ({
  html: html * KILOBYTE,
  css: 8.8 * KILOBYTE,
  javascript: 8.2 * KILOBYTE,
  total: total * KILOBYTE,
  requests: 6,
});

/**
 * Maximum sizes of pages and of search on the first visit. `npm run verify -- weight` checks the built site. 'Weight' in
 * plugins/output/README.md gives the reason for each limit.
 */
export const budgets: WeightBudgets = {
  baseUrl: BASE_URL,
  pageKinds: [
    // The table of building blocks has eleven rows, each with an icon, and all end tags.
    { title: 'Home', includes: (route) => route === '/', budget: pageBudget(13.3, 36) },
    {
      title: 'Building block',
      includes: (route) => /^\/[^/]+$/.test(route),
      budget: pageBudget(19.5, 41),
    },
    { title: 'Function', includes: isFunctionPage, budget: pageBudget(16, 40) },
    {
      title: 'Known issues',
      includes: (route) => route === '/support/known-issues',
      budget: pageBudget(27, 54),
    },
    {
      title: 'Error messages',
      includes: (route) => route === '/support/errors',
      budget: pageBudget(28, 54),
    },
    { title: 'Guide or text', includes: () => true, budget: pageBudget(23.4, 51) },
  ],
  // React (60 kB), the search engine (10 kB), and the dialog. The index is not included.
  island: { title: 'Search', module: './search.tsx', worker: 'search', budget: 80 * KILOBYTE },
};
