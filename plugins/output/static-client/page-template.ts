import { missingFileScript } from './missing-file-script';
import { earlyEventsScript, startScript } from './start-script';

/**
 * Names of what the bundler makes for all pages: the client's script, and the style sheet of all components. The sheet's entry has
 * another name than the sheet, because Rspack panics when they are the same; its script is empty but for names.
 */
export const BUNDLES = { client: 'client', styles: 'styles', stylesEntry: 'css' } as const;

/**
 * The document of every page, in the template language of Docusaurus' `ssrTemplate` (Eta). It differs from the stock one in its
 * scripts: there is one, which `startScript` asks for after the first paint. And it leaves out the theme's drawing for external links,
 * which no page uses.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((attributes) => { %><%~ attributes %><% }); %>
    <script>${missingFileScript}${earlyEventsScript}</script>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<svg.*?<\\/svg>/s, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script data-client="<%= it.baseUrl %><%= it.scripts.find((file) => file.includes('/${BUNDLES.client}.')) %>">${startScript}</script>
  </body>
</html>
`;
