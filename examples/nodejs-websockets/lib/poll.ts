// #region input
import { z } from 'zod'
import { remove, type Store } from './store.ts'

export const Voter = z.strictObject({ voter: z.string().regex(/^[a-z0-9-]{1,30}$/) })

export const NewQuestion = z.strictObject({
  text: z.string().trim().min(1).max(200),
  options: z.array(z.string().trim().min(1).max(80)).min(2).max(6),
})

export const Message = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello') }),
  z.strictObject({ type: z.literal('vote'), option: z.int().min(0) }),
])

export type Question = z.infer<typeof NewQuestion> & { id: string }
// #endregion

// #region votes
export interface Vote {
  option: number
  voter: string
}

const keyOf = ({ id }: Question, { option, voter }: Vote) => `${id}/${option}/${voter}`

export const castVote = async (votes: Store<Vote>, question: Question, vote: Vote) => {
  for (const other of question.options.keys()) {
    if (other !== vote.option) await remove(votes, keyOf(question, { ...vote, option: other }))
  }
  await votes.set(keyOf(question, vote), vote)
}
// #endregion

// #region count
export const countVotes = async (votes: Store<Vote>, question: Question, latest?: Vote) => {
  const counts: number[] = question.options.map((_, index) => (index === latest?.option ? 1 : 0))

  for await (const key of votes.keys(`${question.id}/`)) {
    const [, option, voter] = key.split('/')
    const index = Number(option)
    if (voter !== latest?.voter) counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}
// #endregion
