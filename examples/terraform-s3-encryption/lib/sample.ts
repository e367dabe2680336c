/** Whether a text is the name of a sample, such as field-07. */
export const isSample = (text: string): boolean => /^[a-z]+-\d{2}$/.test(text)
