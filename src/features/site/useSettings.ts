import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ClientSettings } from '../../contracts/client-settings';

/** The settings that docusaurus.config.ts hands to the browser. Shape: contracts/client-settings. */
export function useSettings(): ClientSettings {
  const { siteConfig } = useDocusaurusContext();
  // customFields is typed as unknown by Docusaurus; clientSettingsOf() is the only writer.
  return siteConfig.customFields?.settings as ClientSettings;
}
