export interface Passage {
  page: string
  text: string
  vector: number[]
}

export const split = (page: string): string[] =>
  page.split(/\n(?=#)/).map((part) => part.trim()).filter((part) => part !== '')

const similarity = (a: number[], b: number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i], 0)

export const nearest = (passages: Passage[], vector: number[], count: number): Passage[] =>
  [...passages]
    .sort((a, b) => similarity(b.vector, vector) - similarity(a.vector, vector))
    .slice(0, count)
