// #region types
import { GraphQLError } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { isId, type Data, type Film, type Person } from './data.ts'

const typeDefs = /* GraphQL */ `
  type Query {
    films: [Film!]!
    film(id: ID!): Film
  }

  type Mutation {
    addPerson(person: PersonInput!): Person!
    addFilm(film: FilmInput!): Film!
  }

  type Film {
    id: ID!
    title: String!
    minutes: Int!
    director: Person!
  }

  type Person {
    id: ID!
    name: String!
    films: [Film!]!
  }

  input PersonInput {
    id: ID!
    name: String!
  }

  input FilmInput {
    id: ID!
    title: String!
    minutes: Int!
    director: ID!
  }
`
// #endregion

// #region errors
const failure = (code: 'BAD_USER_INPUT' | 'CONFLICT', message: string) =>
  new GraphQLError(message, { extensions: { code } })

const requireNewId = async (loader: Data['films'] | Data['people'], id: string) => {
  if (!isId(id)) throw failure('BAD_USER_INPUT', 'An ID consists of lowercase words joined by hyphens.')
  if (await loader.load(id)) throw failure('CONFLICT', `The ID ${id} is already in use.`)
}
// #endregion

// #region resolvers
const Query = {
  films: (_: unknown, __: unknown, { allFilms }: Data) => allFilms(),
  film: (_: unknown, { id }: { id: string }, { films }: Data) => films.load(id),
}

const Film = {
  director: ({ director }: Film, _: unknown, { people }: Data) => people.load(director),
}

const Person = {
  films: async ({ id }: Person, _: unknown, { allFilms }: Data) =>
    (await allFilms()).filter(({ director }) => director === id),
}
// #endregion

// #region mutations
const Mutation = {
  addPerson: async (_: unknown, { person }: { person: Person }, data: Data) => {
    await requireNewId(data.people, person.id)

    await data.addPerson({ ...person })
    return person
  },

  addFilm: async (_: unknown, { film }: { film: Film }, data: Data) => {
    if (film.minutes < 1) throw failure('BAD_USER_INPUT', 'A film lasts at least one minute.')
    await requireNewId(data.films, film.id)
    const director = await data.people.load(film.director)
    if (!director) throw failure('BAD_USER_INPUT', `There's no person with the ID ${film.director}.`)

    await data.addFilm({ ...film })
    return film
  },
}
// #endregion

// #region schema
export const schema = createSchema<Data>({ typeDefs, resolvers: { Query, Mutation, Film, Person } })
// #endregion
