import type { Lesson } from './supabase.ts'

const utc = (time: string): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')
const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

// #region calendar
export const calendarOf = ({ id, title, starts_at, ends_at }: Lesson, now = new Date()): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Music school//Lessons//EN',
    'BEGIN:VEVENT',
    `UID:lesson-${id}@music-school.example`,
    `DTSTAMP:${utc(now.toISOString())}`,
    `DTSTART:${utc(starts_at)}`,
    `DTEND:${utc(ends_at)}`,
    `SUMMARY:${escape(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
// #endregion
