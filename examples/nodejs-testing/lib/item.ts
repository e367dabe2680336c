// #region rules
import { z } from 'zod'

const text = z.string().trim().min(1).max(200)

export const NewItem = z.strictObject({ description: text, foundAt: text })
export const Claim = z.strictObject({ owner: text })

export interface Item extends z.infer<typeof NewItem> {
  id: string
  claimedBy: string | null
}

export const claimItem = (item: Item, owner: string): Item => {
  if (item.claimedBy !== null) throw new Error('already claimed')
  return { ...item, claimedBy: owner }
}

export const letterFor = ({ id, description, foundAt }: Item, owner: string): string =>
  `Dear ${owner},\nwe have your ${description}, found at ${foundAt}. Please bring the number ${id}.`
// #endregion
