import siteConfig from '@generated/docusaurus.config';
import type { ClientSettings } from '../../contracts/client-settings';

/** What the build tells the browser about its environment; `clientSettingsOf` in src/config writes it. */
export const settings = siteConfig.customFields?.settings as ClientSettings;
