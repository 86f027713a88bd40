/** 'an hour', '5 hours', '2 days': within which a business usually answers. */
export function describeMinutes(minutes: number): string {
  if (minutes <= 60) return 'an hour';
  const hours = Math.ceil(minutes / 60);
  return hours < 24 ? `${hours} hours` : plural(Math.ceil(hours / 24), 'day');
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
