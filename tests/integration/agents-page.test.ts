import fs from 'node:fs';

// The links that add the MCP server to an editor have the configuration in their address:
// https://cursor.com/docs/mcp/install-links, https://code.visualstudio.com/docs/copilot/guides/mcp-developer-guide

const page = fs.readFileSync('docs/support/agents.mdx', 'utf8');
const SERVER = 'nitric-docs';

/** The server in the sample for a file. */
function serverIn(file: string, key: string): object {
  const [, json = ''] = page.split(`\`\`\`json title="${file}"\n`);
  const sample = JSON.parse(json.split('```')[0] ?? '') as Record<string, Record<string, object>>;
  return sample[key]?.[SERVER] ?? {};
}

test('the links that add the server to editors have the configuration of the samples', () => {
  const cursor = JSON.stringify(serverIn('.cursor/mcp.json', 'mcpServers'));
  expect(page).toContain(
    `(cursor://anysphere.cursor-deeplink/mcp/install?name=${SERVER}&config=${Buffer.from(cursor).toString('base64')})`,
  );
  const code = JSON.stringify({ name: SERVER, ...serverIn('.vscode/mcp.json', 'servers') });
  expect(page).toContain(`(vscode:mcp/install?${encodeURIComponent(code)})`);
});
