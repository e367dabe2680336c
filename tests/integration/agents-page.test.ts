import fs from 'node:fs';

// The links that add the MCP server to an editor have the configuration in their address:
// https://cursor.com/docs/mcp/install-links, https://code.visualstudio.com/docs/copilot/guides/mcp-developer-guide

const page = fs.readFileSync('docs/support/agents.mdx', 'utf8');
const SERVER = 'nitric-docs';

/** The JSON of the sample for a file. */
function sampleOf(file: string): Record<string, Record<string, unknown>> {
  const [, json = ''] = page.split(`\`\`\`json title="${file}"\n`);
  return JSON.parse(json.split('```')[0] ?? '');
}

const links = (start: string): string[] => page.match(new RegExp(`${start}[^)]+`, 'g')) ?? [];

test('the links for Cursor have the name and the configuration of the sample', () => {
  const found = links('cursor:').map((link) => new URL(link));
  expect(found.length).toBeGreaterThan(0);
  for (const { hostname, pathname, searchParams } of found) {
    expect(hostname + pathname).toBe('anysphere.cursor-deeplink/mcp/install');
    const config = Buffer.from(searchParams.get('config') ?? '', 'base64').toString();
    expect({ [searchParams.get('name') ?? '']: JSON.parse(config) }).toEqual(
      sampleOf('.cursor/mcp.json').mcpServers,
    );
  }
});

test('the links for Visual Studio Code have the name and the configuration of the sample', () => {
  const found = links('vscode:');
  expect(found.length).toBeGreaterThan(0);
  for (const link of found) {
    const [address, config = ''] = link.split('?');
    expect(address).toBe('vscode:mcp/install');
    expect(JSON.parse(decodeURIComponent(config))).toEqual({
      name: SERVER,
      ...(sampleOf('.vscode/mcp.json').servers?.[SERVER] as object),
    });
  }
});
