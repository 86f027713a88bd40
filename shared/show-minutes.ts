import { figuresText } from '#shared/texts.ts';

/** A time as people say it: '35 min', '3 h 20 min', '2 days 4 h'. */
export function showMinutes(minutes: number): string {
  if (minutes < 60) return figuresText.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? figuresText.hours(hours, minutes % 60) : figuresText.days(Math.floor(hours / 24), hours % 24);
}

/** The part of all that was answered: '40%'. */
export function showShare({ sent, answered }: { sent: number; answered: number }): string {
  return sent === 0 ? '–' : figuresText.share(Math.round((answered / sent) * 100));
}
