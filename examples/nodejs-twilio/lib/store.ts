export interface Store<T> {
  get(key: string): Promise<T>
  set(key: string, value: T): Promise<void>
  delete(key: string): Promise<void>
  keys(prefix?: string): AsyncIterable<string>
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('5 NOT_FOUND')

export const find = async <T>(store: Store<T>, key: string): Promise<T | undefined> => {
  try {
    return await store.get(key)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export const remove = async <T>(store: Store<T>, key: string): Promise<void> => {
  try {
    await store.delete(key)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
