import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Film, Person, Store } from '../lib/data.ts'
import { createGraphQL } from '../lib/graphql.ts'

// #region store
const memoryStore = <T>(values: Record<string, T>) => {
  const reads: string[] = []

  const store: Store<T> = {
    async get(id) {
      reads.push(id)
      const value = values[id]
      if (!value) throw new Error(`5 NOT_FOUND: no value for ${id}`)
      return value
    },
    async set(id, value) {
      values[id] = value
    },
    async *keys() {
      yield* Object.keys(values)
    },
  }
  return { store, reads }
}
// #endregion

// #region query
const start = ({ isProduction = false } = {}) => {
  const people = memoryStore<Person>({ 'mira-holt': { id: 'mira-holt', name: 'Mira Holt' } })
  const films = memoryStore<Film>({
    'night-ferry': { id: 'night-ferry', title: 'Night Ferry', minutes: 94, director: 'mira-holt' },
    'salt-road': { id: 'salt-road', title: 'Salt Road', minutes: 81, director: 'mira-holt' },
  })
  const graphql = createGraphQL({ films: films.store, people: people.store }, isProduction)

  const query = async (query: string, variables = {}) => {
    const response = await graphql.fetch('http://festival/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return response.json()
  }

  return { query, films, people }
}
// #endregion

// #region cases
test('reads each object only once in a query', async () => {
  const { query, films, people } = start()
  const { data } = await query('{ films { title director { name films { title } } } }')

  assert.equal(data.films[1].director.films[0].title, 'Night Ferry')
  assert.deepEqual(films.reads, ['night-ferry', 'salt-road'])
  assert.deepEqual(people.reads, ['mira-holt'])
})

test('rejects a query that is too deep, even in fragments', async () => {
  const { query, films } = start()
  const { errors } = await query(`
    { films { ...cast } }
    fragment cast on Film { director { films { director { films { title } } } } }
  `)

  assert.equal(errors[0].message, 'The query has 6 levels, but only 5 are allowed.')
  assert.deepEqual(films.reads, [])
})

test('hides the schema in production', async () => {
  const introspection = '{ __schema { types { name } } }'
  const local = await start().query(introspection)
  assert.ok(local.data.__schema.types.length > 0)

  const { query } = start({ isProduction: true })
  const deployed = await query(introspection)
  assert.equal(deployed.errors[0].extensions.code, 'GRAPHQL_VALIDATION_FAILED')
  const typo = await query('{ films { titel } }')
  assert.equal(typo.errors[0].message, 'Cannot query field "titel" on type "Film".')
})

test('hides the message of an unexpected error', async (t) => {
  const log = t.mock.method(console, 'error', () => {})
  const { query, films } = start()
  films.store.get = () => Promise.reject(new Error('14 UNAVAILABLE: 10.0.0.7'))
  const { data, errors } = await query('{ film(id: "salt-road") { title } }')

  assert.deepEqual(data, { film: null })
  assert.equal(errors[0].message, 'Unexpected error.')
  assert.equal(log.mock.callCount(), 1)
})
// #endregion

const ADD = 'mutation ($film: FilmInput!) { addFilm(film: $film) { title director { name } } }'
const tide = { id: 'low-tide', title: 'Low Tide', minutes: 12, director: 'mira-holt' }

test('adds a film, but not twice', async () => {
  const { query } = start()
  const added = await query(ADD, { film: tide })
  assert.deepEqual(added.data.addFilm, { title: 'Low Tide', director: { name: 'Mira Holt' } })

  const again = await query(ADD, { film: tide })
  assert.equal(again.errors[0].extensions.code, 'CONFLICT')
})

test('rejects a film that breaks a rule', async () => {
  const { query } = start()

  for (const change of [{ id: 'Low Tide' }, { minutes: 0 }, { director: 'nobody' }]) {
    const { errors } = await query(ADD, { film: { ...tide, ...change } })
    assert.equal(errors[0].extensions.code, 'BAD_USER_INPUT')
  }
})

test('returns null for a film that does not exist', async () => {
  const { query, films } = start()
  const { data } = await query('{ a: film(id: "nothing") { id } b: film(id: "a#b") { id } }')

  assert.deepEqual(data, { a: null, b: null })
  assert.deepEqual(films.reads, ['nothing'])
})
