import { startScript } from './start-script';

/** Name of the client's bundle, and of the one whose only product is the style sheet of all pages. */
export const BUNDLES = { client: 'client', styles: 'styles' } as const;

/**
 * The document of every page, in the template language of Docusaurus' `ssrTemplate` (Eta). It differs from the stock one in its
 * scripts: there is one, which `startScript` asks for after the first paint.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((attributes) => { %><%~ attributes %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script data-client="<%= it.baseUrl %><%= it.scripts.find((file) => file.includes('/${BUNDLES.client}.')) %>">${startScript}</script>
  </body>
</html>
`;
