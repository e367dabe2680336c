import siteConfig from '@generated/docusaurus.config';
import type { ClientSettings } from '../contracts/client-settings';

/** The environment-specific settings, which `clientSettingsOf` in src/config writes. */
export const settings = siteConfig.customFields?.settings as ClientSettings;
