import { sql } from 'kysely';

/** A moment as files for spreadsheets say it: '2026-05-09 14:30' in India. */
export const inIndia = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`;

/** The last day of India before a moment at which a day ends: '2026-05-09' before its midnight. */
export const lastDayBefore = (column: string) =>
  sql<string | null>`to_char((${sql.ref(column)} - interval '1 second') at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
