const centsPerKilogram = new Map([
  ['apples', 320],
  ['cherries', 990],
  ['plums', 450],
])

/** The price of some fruit in cents, rounded up. */
export const priceOf = (fruit: string, grams: number): { cents: number } | { error: string } => {
  const rate = centsPerKilogram.get(fruit)
  if (rate === undefined) return { error: 'unknown fruit' }
  if (!Number.isInteger(grams) || grams <= 0) return { error: 'grams must be a whole number' }
  return { cents: Math.ceil((rate * grams) / 1000) }
}
