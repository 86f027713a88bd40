const DAYS: Record<string, string> = { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' };

/** Opening hours as people read them, a line for each part of the week: 'Mo-Fr 09:00-18:00' as 'Mon–Fri 09:00–18:00'. */
export function showHours(hours: string): string[] {
  return hours.split(', ').map((part) => part.replaceAll(/[A-Z][a-z]/g, (day) => DAYS[day] ?? day).replaceAll('-', '–'));
}
