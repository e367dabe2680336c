import type { SdkId } from '@nitric-docs/nitric-facts/releases';
import type { IconName } from '../contracts/icons';

export type { SdkId };

export interface Sdk {
  /** The folder of its pages and the key of its menu, in `reference/`. */
  id: SdkId;
  label: string;
  icon: IconName;
  /** Pages of `experimental` and `legacy` SDKs have a notice. Legacy SDKs have only v0. */
  status: 'stable' | 'experimental' | 'legacy';
  /** Label next to the SDK in the default menu. */
  badge?: string;
}

/** The SDKs in the order of the menu, with their labels and flags. */
export const sdks = [
  { id: 'nodejs', label: 'Node.js', icon: 'nodejs', status: 'stable' },
  { id: 'python', label: 'Python', icon: 'python', status: 'stable' },
  { id: 'go', label: 'Go', icon: 'go', status: 'experimental', badge: 'Experimental' },
  { id: 'dart', label: 'Dart', icon: 'dart', status: 'experimental', badge: 'Experimental' },
  { id: 'csharp', label: 'C# .NET', icon: 'csharp', status: 'legacy', badge: 'Coming soon' },
  { id: 'jvm', label: 'JVM', icon: 'jvm', status: 'legacy', badge: 'Coming soon' },
] as const satisfies readonly Sdk[];

export const sdkIds: readonly SdkId[] = sdks.map((sdk) => sdk.id);

export function isSdkId(value: string | undefined): value is SdkId {
  return sdkIds.some((id) => id === value);
}

export function sdkOf(id: SdkId): Sdk {
  const found = sdks.find((sdk) => sdk.id === id);
  if (!found) {
    throw new Error(`Unknown SDK "${id}". Accepted: ${sdkIds.join(', ')}.`);
  }
  return found;
}

/** The SDK for each language of samples. */
const sdkOfLanguages: Readonly<Partial<Record<string, SdkId>>> = {
  typescript: 'nodejs',
  javascript: 'nodejs',
  python: 'python',
  go: 'go',
  dart: 'dart',
  java: 'jvm',
  kotlin: 'jvm',
  csharp: 'csharp',
};

/** @param language the id of a language of samples, such as `typescript`, or any stored text, such as `constructor` */
export const sdkOfLanguage = (language: string): SdkId | undefined =>
  Object.hasOwn(sdkOfLanguages, language) ? sdkOfLanguages[language] : undefined;

/** The languages of samples that an SDK supports, the usual one first. */
export const languagesOfSdk = (id: SdkId): string[] =>
  Object.keys(sdkOfLanguages).filter((language) => sdkOfLanguages[language] === id);
