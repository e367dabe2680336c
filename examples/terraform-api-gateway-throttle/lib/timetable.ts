const timetable = new Map([
  ['harbor', ['06:10', '07:10', '08:10', '17:40']],
  ['museum', ['06:25', '07:25', '08:25', '17:55']],
])

/** The departures of a stop after a time of the day, or undefined if the stop doesn't exist. */
export const nextDepartures = (stop: string, after: string): string[] | undefined =>
  timetable.get(stop)?.filter((time) => time > after)
