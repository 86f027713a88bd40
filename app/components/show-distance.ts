import { showCount } from '#app/components/show-count.ts';
import { choicesText } from '#shared/texts.ts';

/** '3.2 km', '14 km', '1,433 km', 'less than 0.1 km'. */
export function showDistance(kilometres: number): string {
  if (kilometres < 0.1) return choicesText.lessThanKilometres('0.1');
  return choicesText.kilometres(kilometres < 9.95 ? kilometres.toFixed(1).replace(/\.0$/, '') : showCount(Math.round(kilometres)));
}
