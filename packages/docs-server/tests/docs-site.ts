import { testSite } from '@nitric-docs/search/testing/site';
import type { DocsSite } from '../src/site';

/** The site of the tests. */
export const docsSite: DocsSite = {
  base: '/docs',
  product: 'Example',
  productDescription: 'a product for tests',
  website: 'https://example.com',
  sdks: [
    { id: 'nodejs', label: 'Node.js', versions: ['v0', 'v1'] },
    { id: 'python', label: 'Python', versions: ['v0', 'v1'] },
    { id: 'go', label: 'Go', versions: ['v0', 'v1'] },
  ],
  homeOf: (sdk, version) => `/reference/${sdk}${version === 'v1' ? '' : `/${version}`}`,
  resources: [{ file: 'storage.md', title: 'Storage', description: 'All about buckets.' }],
  search: testSite,
  socialImage: {
    size: { width: 1200, height: 630 },
    brand: 'Example',
    generic: { title: 'Documentation', description: 'Documentation of the example.' },
    colors: {
      background: '#0f0f15',
      glow: '#231f45',
      accent: '#a59dff',
      accentStrong: '#14122b',
      strong: '#f4f4f8',
      muted: '#9c9cae',
    },
  },
};
