import { missingFileScript } from './missing-file-script';
import { earlyEventsScript, startScript } from './start-script';

/**
 * Bundles for all pages: the script of the client, and the style sheet of all components. Rspack panics if the entry and the style
 * sheet have the same name. The entry's script contains only class names.
 */
export const BUNDLES = { client: 'client', styles: 'styles', stylesEntry: 'css' } as const;

const MISSING_CLIENT =
  'static-islands: the template of pages gets no script of the client. Remove ssrTemplate, or use the plugin with client: "static".';

export interface PageTemplateOptions {
  baseUrl: string;
  /** The shortcuts of islands, in the format of `aria-keyshortcuts`. */
  shortcuts?: string;
}

/**
 * The Eta template of every page, for Docusaurus' `ssrTemplate`. Unlike the default template, it has only one script file, which
 * `startScript` loads after the first paint. It also omits the theme's icon for external links.
 */
export const pageTemplate = ({
  baseUrl,
  shortcuts = '',
}: PageTemplateOptions): string => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((attributes) => { %><%~ attributes %><% }); %>
    <script>${missingFileScript(baseUrl)}${earlyEventsScript(shortcuts)}</script>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<svg.*?<\\/svg>/s, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% const client = it.scripts.find((file) => file.includes('/${BUNDLES.client}.')); if (!client) throw new Error('${MISSING_CLIENT}'); %>
    <script data-client="<%= it.baseUrl %><%= client %>">${startScript}</script>
  </body>
</html>
`;
