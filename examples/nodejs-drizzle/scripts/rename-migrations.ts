// Nitric runs only files whose names end with .up.sql, but Drizzle Kit leaves out ".up".
import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'migrations'

for (const file of readdirSync(folder)) {
  const [, name] = /^([^.]+)\.sql$/.exec(file) ?? []
  if (!name) continue

  renameSync(join(folder, file), join(folder, `${name}.up.sql`))
  writeFileSync(join(folder, `${name}.down.sql`), '-- Undo the migration here.\n', { flag: 'wx' })
  console.log(`${folder}/${name}.up.sql`)
}
