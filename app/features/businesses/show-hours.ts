import { choicesText } from '#shared/texts.ts';

/** Opening hours as people read them, a line for each part of the week: 'Mo-Fr 09:00-18:00' as 'Mon–Fri 09:00–18:00'. */
export function showHours(hours: string): string[] {
  return hours.split(', ').map((part) => part.replaceAll(/[A-Z][a-z]/g, (day) => choicesText.dayShortly(day)).replaceAll('-', '–'));
}
