import path from 'node:path';
import type webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { FRAMEWORK, WITH_BEHAVIOR } from './private-hooks';

const STATIC_REACT = path.join(__dirname, '../static-react');
const REPLACEMENTS: Readonly<Record<string, string>> = {
  react: 'index.ts',
  'react/jsx-runtime': 'jsx-runtime.ts',
  '@docusaurus/BrowserOnly': 'browser-only.ts',
  '@docusaurus/useIsBrowser': 'use-is-browser.ts',
};

const isChecked = (file: string): boolean =>
  !file.startsWith(STATIC_REACT) && (!FRAMEWORK.test(file) || WITH_BEHAVIOR.test(file));

/**
 * Makes the server's compilation use `static-react` in the components of pages, so that the build stops for one whose behavior wouldn't
 * run in a static page. Docusaurus' message names the page.
 */
export const checkComponents = ({
  NormalModuleReplacementPlugin,
}: typeof webpack): WebpackPluginInstance =>
  new NormalModuleReplacementPlugin(
    /^(?:react(?:\/jsx-runtime)?|@docusaurus\/(?:BrowserOnly|useIsBrowser))$/,
    (resource) => {
      if (isChecked(resource.contextInfo.issuer)) {
        resource.request = path.join(STATIC_REACT, REPLACEMENTS[resource.request] ?? '');
      }
    },
  );
