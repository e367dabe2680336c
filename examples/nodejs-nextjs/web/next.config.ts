import path from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: path.join(import.meta.dirname, '..') },
}

export default config
