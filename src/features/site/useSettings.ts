import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ClientSettings } from '../../contracts/client-settings';

/** Returns the same settings as `settings.ts`, for components. */
export function useSettings(): ClientSettings {
  return useDocusaurusContext().siteConfig.customFields?.settings as ClientSettings;
}
