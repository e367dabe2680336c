// Replaces the theme's providers: those of its announcement bar, its navbar and its version menu are left out, because the site
// has its own top bar and version dropdown.
import { composeProviders } from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

const Providers = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
]);

export default function LayoutProvider({ children }: { children: ReactNode }): ReactNode {
  return <Providers>{children}</Providers>;
}
