import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

async function main() {
  const url = new URL(process.env.MCP_URL ?? 'http://localhost:4100/mcp')
  const headers = { 'X-Agent-Key': process.env.AGENT_KEY ?? '' }
  const client = new Client({ name: 'test', version: '1.0.0' })
  client.onerror = (error) => console.error(error)
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))

  const { tools } = await client.listTools()
  console.log(`Tools: ${tools.map(({ name }) => name).join(', ')}`)

  const result = await client.callTool({
    name: 'place_order',
    arguments: { product: 'heron-a3', quantity: 2 },
  })
  console.log(JSON.stringify(result.content))
  await client.close()
}

void main()
