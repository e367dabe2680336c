import { isAtOrBelow } from './routes';
import { isSdkId, sdkOf, sdkReferenceOf } from './sdks';

/** Group names by address prefix. The first match applies. */
const groups: readonly (readonly [prefix: string, group: string])[] = [
  ['/concepts/comparison', 'Comparisons'],
  ['/concepts', 'Concepts'],
  ['/getting-started', 'Getting started'],
  ['/guides/terraform', 'Terraform guides'],
  ['/guides/deploying', 'Deployment guides'],
  ['/guides', 'Guides'],
  ['/reference/cli', 'CLI'],
  ['/reference/providers/aws', 'AWS provider'],
  ['/reference/providers/gcp', 'Google Cloud provider'],
  ['/reference/providers/azure', 'Azure provider'],
  ['/reference/providers/terraform', 'Terraform providers'],
  ['/reference/providers/custom', 'Custom providers'],
  ['/reference/providers', 'Providers'],
  ['/reference/pulumi', 'Pulumi'],
  ['/reference', 'Reference'],
  ['/contributions', 'Help'],
  ['/support', 'Help'],
  ['/faq', 'Help'],
];

/** All other pages at the top level are building blocks. Their list has descriptions, which the worker would load. */
const BUILDING_BLOCK = /^\/[a-z]+$/;

/** The group of search results (`lvl0`). Each version of an SDK has its own, so that results show the SDK and the version. */
export function searchGroupOf(route: string): string {
  const reference = sdkReferenceOf(route);
  if (reference) {
    return `${sdkOf(reference.sdk).label} SDK ${reference.version}`;
  }
  const [, section, language] = route.split('/');
  if (section === 'guides' && isSdkId(language)) {
    return `${sdkOf(language).label} guides`;
  }
  const group = groups.find(([prefix]) => isAtOrBelow(route, prefix))?.[1];
  return group ?? (BUILDING_BLOCK.test(route) ? 'Building blocks' : 'Documentation');
}
