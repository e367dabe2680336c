/** The key of a recording such as 1998/ada-lovelace.ogg, or undefined if the input is invalid. */
export const keyOf = (body: string): string | undefined => {
  try {
    const { person, year } = JSON.parse(body)
    if (typeof person !== 'string' || !Number.isInteger(year)) return undefined

    const name = person.toLowerCase().replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '')
    return name && year > 1900 && year < 2100 ? `${year}/${name}.ogg` : undefined
  } catch {
    return undefined
  }
}
