// #region types
import DataLoader from 'dataloader'

export interface Person {
  id: string
  name: string
}

export interface Film {
  id: string
  title: string
  minutes: number
  director: string
}

export interface Store<T> {
  get(key: string): Promise<T>
  set(key: string, value: T): Promise<void>
  keys(): AsyncIterable<string>
}

export interface Stores {
  films: Store<Film>
  people: Store<Person>
}
// #endregion

// #region find
export const isId = (id: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= 40

const find = async <T>(store: Store<T>, id: string): Promise<T | null> => {
  if (!isId(id)) return null
  try {
    return await store.get(id)
  } catch (error) {
    const missing = error instanceof Error && error.message.startsWith('5 NOT_FOUND')
    if (missing) return null
    throw error
  }
}
// #endregion

// #region loaders
const loaderFor = <T>(store: Store<T>) =>
  new DataLoader<string, T | null>((ids) =>
    Promise.all(ids.map((id) => find(store, id).catch((error: Error) => error))),
  )

export const createData = (stores: Stores) => {
  const films = loaderFor(stores.films)
  const people = loaderFor(stores.people)

  let listed: Promise<Film[]> | undefined
  const listFilms = async (): Promise<Film[]> => {
    const ids: string[] = []
    for await (const id of stores.films.keys()) ids.push(id)

    const found = await Promise.all(ids.sort().map((id) => films.load(id)))
    return found.filter((film) => film !== null)
  }

  return {
    films,
    people,
    allFilms: () => (listed ??= listFilms()),

    async addFilm(film: Film) {
      await stores.films.set(film.id, film)
      films.clear(film.id)
      listed = undefined
    },
    async addPerson(person: Person) {
      await stores.people.set(person.id, person)
      people.clear(person.id)
    },
  }
}

export type Data = ReturnType<typeof createData>
// #endregion
