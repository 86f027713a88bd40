const MINUTE = 60_000;
const DAY = 1_440;
/** India is so many minutes ahead of UTC, the year round. */
const INDIA = 330;
const [FROM, UNTIL] = [21 * 60, 9 * 60];

/** The next 9:00 in India after a moment. */
export function nextMorning(moment: Date): Date {
  const minutes = Math.floor(moment.getTime() / MINUTE) + INDIA;
  const today = minutes - (minutes % DAY);
  const morning = minutes % DAY < UNTIL ? today + UNTIL : today + DAY + UNTIL;
  return new Date((morning - INDIA) * MINUTE);
}

/** Until when nothing is sent that nobody waits for: between 21:00 and 9:00 in India until 9:00, else not at all. */
export function quietUntil(moment: Date): Date | undefined {
  const ofDay = (Math.floor(moment.getTime() / MINUTE) + INDIA) % DAY;
  return ofDay >= FROM || ofDay < UNTIL ? nextMorning(moment) : undefined;
}
