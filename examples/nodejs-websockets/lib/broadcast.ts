import { remove, type Store } from './store.ts'

export const forEachConnection = async <T>(
  connections: Store<T>,
  action: (id: string) => Promise<void>,
): Promise<void> => {
  const ids: string[] = []
  for await (const id of connections.keys()) ids.push(id)

  await Promise.all(
    ids.map(async (id) => {
      try {
        await action(id)
      } catch (error) {
        console.warn(`Removing the connection ${id}:`, error)
        await remove(connections, id)
      }
    }),
  )
}
