import { useState } from 'react';
import { showHours, showWeek } from '#app/features/businesses/show-hours.ts';
import { type HoursRow, rowsOf, settleRow, weekOf } from '#shared/hours-rows.ts';
import { readOpeningHours, writeOpeningHours } from '#shared/opening-hours.ts';
import { readClosedDays, readTypedHours } from '#shared/typed-hours.ts';

/** What most shops would tick. */
const USUAL = { opens: 600, closes: 1_200 };
const NO_DAYS: HoursRow = { days: [], ...USUAL };
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

export type HoursEntryState = ReturnType<typeof useHoursEntry>;

/**
 * Opening hours by ticks and by words: one text, which is what is sent, and the rows that it means. Whoever ticks writes the text, and
 * whoever types ticks.
 * @param stored as they are kept.
 * @param draft as they were typed or ticked before, and not sent.
 */
export function useHoursEntry(stored: string | null = null, draft?: string) {
  const storedText = stored === null ? '' : showHours(stored).join(', ');
  const [text, setText] = useState(draft ?? storedText);
  const [rows, setRows] = useState(() => readRows(draft ?? storedText) ?? []);

  function write(typed: string) {
    setText(typed);
    const read = readRows(typed);
    if (read) setRows(read);
  }

  function fill(next: HoursRow[]) {
    setRows(next);
    setText(showWeek(weekOf(next)).join(', '));
  }

  /** 'Sunday closed' says nothing of the other days: they stay as they are ticked, or get the times that most have. */
  function leave() {
    const closed = readClosedDays(text);
    if (!closed) return;
    const known = rows.some(({ days }) => days.length > 0) ? rows : [{ days: ALL_DAYS, ...USUAL }];
    fill(known.map((row) => ({ ...row, days: row.days.filter((day) => !closed.includes(day)) })).filter(({ days }) => days.length > 0));
  }

  const shown = rows.length > 0 ? rows : [NO_DAYS];
  return {
    text,
    /** What a draft keeps: nothing where it is as it is stored. */
    change: text === storedText ? undefined : text,
    rows: shown,
    overlaps: writeOpeningHours(weekOf(rows)) !== '' && !readOpeningHours(writeOpeningHours(weekOf(rows))),
    write,
    leave,
    set: (at: number, change: Partial<HoursRow>) =>
      fill(shown.map((row, place) => (place === at ? settleRow({ ...row, ...change }) : row))),
    add: () => setRows([...shown, NO_DAYS]),
    remove: (at: number) => fill(shown.filter((_, place) => place !== at)),
    discard: () => write(storedText),
  };
}

/** Nothing where the text means no hours; none of them where it is empty. */
function readRows(text: string): HoursRow[] | undefined {
  if (text.trim() === '') return [];
  const week = readTypedHours(text);
  return week && rowsOf(week);
}
