export type Parcel = [width: number, height: number, depth: number]

const compartments = [
  { name: 'small', inside: [90, 440, 600] },
  { name: 'medium', inside: [190, 440, 600] },
  { name: 'large', inside: [390, 440, 600] },
]

/** The sides of a parcel, or undefined if one of them isn't a positive number. */
export const readParcel = (query: Record<string, string | string[]>): Parcel | undefined => {
  const sides = [query.width, query.height, query.depth].map(Number)
  const [width = 0, height = 0, depth = 0] = sides
  return sides.every((side) => side > 0) ? [width, height, depth] : undefined
}

/** The smallest compartment into which the parcel fits, in any orientation. */
export const compartmentFor = (parcel: Parcel): string | undefined => {
  const sides = parcel.toSorted((a, b) => a - b)
  return compartments.find(({ inside }) =>
    inside.every((limit, index) => (sides[index] ?? Infinity) <= limit),
  )?.name
}
