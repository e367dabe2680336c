export interface Total {
  riders: number
  reports: number
}

/** The number of riders in a JSON body, or undefined if the body is invalid. */
export const readCount = (body: string): number | undefined => {
  try {
    const { riders } = JSON.parse(body)
    return Number.isInteger(riders) && riders >= 0 ? riders : undefined
  } catch {
    return undefined
  }
}

export const addCount = (total: Total, riders: number): Total => ({
  riders: total.riders + riders,
  reports: total.reports + 1,
})
